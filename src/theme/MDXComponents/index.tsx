// Replaces @theme/MDXComponents: adds the words writers may use, so that pages import nothing.
import OriginalComponents from '@theme-original/MDXComponents';
import Address from '../../components/Address';
import Cards from '../../components/Cards';
import Card from '../../components/Cards/Card';
import Fact from '../../components/Fact';
import Glossary from '../../components/Glossary';
import Door from '../../components/Home/Door';
import Doors from '../../components/Home/Doors';
import Hero from '../../components/Home/Hero';
import HomeSearch from '../../components/Home/HomeSearch';
import Key from '../../components/Keys/Key';
import Shortcut from '../../components/Keys/Shortcut';
import ShortcutTable from '../../components/Keys/ShortcutTable';
import MainSiteLink from '../../components/MainSiteLink';
import Message from '../../components/Message';
import Overview from '../../components/Overview';
import Steps from '../../components/Steps';
import Result from '../../components/Steps/Result';
import Symptoms from '../../components/Symptoms';
import Symptom from '../../components/Symptoms/Symptom';
import Table from '../../components/Table';
import Term from '../../components/Term';
import Calculator from '../../figures/calculators';
import Figure from '../../figures/Figure';
import HomeFigure from '../../figures/Figure/HomeFigure';
import WebglCheck from '../../figures/webgl-check';

export default {
  ...OriginalComponents,
  Address,
  AxonometricFigure: Figure,
  Calculator,
  Card,
  Cards,
  Door,
  Doors,
  Fact,
  Figure,
  Glossary,
  Hero,
  HomeFigure,
  HomeSearch,
  Key,
  MainSiteLink,
  Message,
  Overview,
  PlanFigure: Figure,
  Result,
  SectionFigure: Figure,
  Shortcut,
  ShortcutTable,
  Steps,
  Symptom,
  Symptoms,
  Term,
  WebglCheck,
  table: Table,
};
