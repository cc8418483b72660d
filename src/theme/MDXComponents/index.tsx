// Replaces @theme/MDXComponents: adds the words most articles use, so that pages import nothing.
// Those of few pages are in src/plugins/mdx/pageWords.ts.
import OriginalComponents from '@theme-original/MDXComponents';
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

export default {
  ...OriginalComponents,
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
  table: Table,
};
