import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A checkbox with its label. */
export default function Check({label, isOn, onChange}: Props): ReactNode {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isOn} onChange={({target}) => onChange(target.checked)} />
      {label}
    </label>
  );
}
