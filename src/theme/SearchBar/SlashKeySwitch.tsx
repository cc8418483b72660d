// Part of @theme/SearchBar: turns off the / key, for readers who press it by accident.
import Translate from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';
import {
  isSlashKeyOffered,
  isSlashKeyWanted,
  wantSlashKey,
} from '../../search/browser/opening/slashKey';
import styles from './results.module.css';

export default function SlashKeySwitch(): ReactNode {
  const [isWanted, setIsWanted] = useState(isSlashKeyWanted);
  if (!isSlashKeyOffered()) return null;
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={isWanted}
        onChange={({target}) => {
          wantSlashKey(target.checked);
          setIsWanted(target.checked);
        }}
      />
      <span>
        <Translate
          id="site.search.slashKey"
          description="Checkbox: whether a key opens the search"
          values={{key: <kbd>/</kbd>}}
        >
          {'Also open the search with the {key} key'}
        </Translate>
      </span>
    </label>
  );
}
