// Replaces @theme/ThemedImage: CSS chooses the image by `data-theme`, before and after hydration.
import type {Props} from '@theme/ThemedImage';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function ThemedImage({sources, className, alt, ...props}: Props): ReactNode {
  if (sources.light === sources.dark) {
    return <img {...props} src={sources.light} alt={alt} className={className} />;
  }
  return (
    <>
      <img {...props} src={sources.light} alt={alt} className={clsx(className, styles.light)} />
      <img {...props} src={sources.dark} alt={alt} className={clsx(className, styles.dark)} />
    </>
  );
}
