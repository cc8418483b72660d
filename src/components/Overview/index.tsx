import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** How long the article takes to follow, in minutes. */
  readonly minutes: number;
  readonly level: 'beginner' | 'intermediate';
}

function levelLabel(level: Props['level']): string {
  return level === 'beginner'
    ? translate({
        id: 'site.overview.beginner',
        message: 'Beginner',
        description: 'Level of an article for people who start',
      })
    : translate({
        id: 'site.overview.intermediate',
        message: 'Intermediate',
        description: 'Level of an article for people who know the basics',
      });
}

/** The line below the introduction: duration and level of the article. */
export default function Overview({minutes, level}: Props): ReactNode {
  return (
    <ul className={styles.overview} data-not-searched>
      <li>
        <Translate
          id="site.overview.duration"
          description="Time that an article takes"
          values={{minutes}}
        >
          {'About {minutes} minutes'}
        </Translate>
      </li>
      <li>{levelLabel(level)}</li>
    </ul>
  );
}
