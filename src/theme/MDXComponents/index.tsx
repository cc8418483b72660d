// Replaces @theme/MDXComponents: the components for Markdown elements, and those that most articles
// use, so that pages need no imports. Components of few pages are in src/plugins/mdx/pageWords.ts.
// Upstream's components for what pages may not contain, such as footnotes, are left out.
import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import Heading from '@theme/Heading';
import Code from '@theme/MDXComponents/Code';
import Img from '@theme/MDXComponents/Img';
import Pre from '@theme/MDXComponents/Pre';
import type {ComponentProps, ReactNode} from 'react';
import Fact from '../../components/Fact';
import Key from '../../components/Keys/Key';
import Shortcut from '../../components/Keys/Shortcut';
import Overview from '../../components/Overview';
import Steps from '../../components/Steps';
import Result from '../../components/Steps/Result';
import Symptoms from '../../components/Symptoms';
import Symptom from '../../components/Symptoms/Symptom';
import Table from '../../components/Table';
import Term from '../../components/Term';
import Figure from '../../figures/Figure';

type HeadingProps = Omit<ComponentProps<typeof Heading>, 'as'>;

export default {
  AxonometricFigure: Figure,
  Fact,
  Figure,
  Key,
  Overview,
  PlanFigure: Figure,
  Result,
  SectionFigure: Figure,
  Shortcut,
  Steps,
  Symptom,
  Symptoms,
  Term,
  a: Link,
  admonition: Admonition,
  code: Code,
  h1: (props: HeadingProps): ReactNode => <Heading as="h1" {...props} />,
  h2: (props: HeadingProps): ReactNode => <Heading as="h2" {...props} />,
  h3: (props: HeadingProps): ReactNode => <Heading as="h3" {...props} />,
  img: Img,
  pre: Pre,
  table: Table,
};
