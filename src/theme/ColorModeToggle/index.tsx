// Replaces @theme/ColorModeToggle: its label is right in the static page, in either mode.
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import Status from '../../components/Status';
import styles from './styles.module.css';

function labelOf(mode: string): string {
  return translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
      description: 'The ARIA label for the color mode toggle',
    },
    {mode},
  );
}

/**
 * Both icons are rendered; the `data-theme` attribute, set before first paint, shows one of them.
 */
export default function ColorModeToggle({
  className,
  buttonClassName,
  value,
  onChange,
}: Props): ReactNode {
  const lightMode = translate({
    id: 'theme.colorToggle.ariaLabel.mode.light',
    message: 'light mode',
    description: 'The name for the light color mode',
  });
  const darkMode = translate({
    id: 'theme.colorToggle.ariaLabel.mode.dark',
    message: 'dark mode',
    description: 'The name for the dark color mode',
  });
  const isDark = value === 'dark';
  const [isPressed, setPressed] = useState(false);
  // Undefined in the static page, for which the mode is unknown. Also used as the tooltip.
  const label = useIsBrowser() ? labelOf(isDark ? darkMode : lightMode) : undefined;
  return (
    <>
      <button
        type="button"
        className={clsx('icon-button', className, buttonClassName)}
        aria-label={label}
        title={label}
        onClick={() => {
          onChange(isDark ? 'light' : 'dark');
          setPressed(true);
        }}
      >
        <span className={styles.light}>
          <IconLightMode />
          <span className="visually-hidden">{labelOf(lightMode)}</span>
        </span>
        <span className={styles.dark}>
          <IconDarkMode />
          <span className="visually-hidden">{labelOf(darkMode)}</span>
        </span>
      </button>
      {/* Not every screen reader announces that the name of a button has changed. */}
      {isPressed && <Status message={isDark ? darkMode : lightMode} />}
    </>
  );
}
