/** The anchor of the section about a browser in the article. */
type BrowserSection =
  | 'chrome'
  | 'edge'
  | 'firefox'
  | 'safari'
  | 'iphone-ipad'
  | 'android'
  | 'other-browsers';

/** The reader's browser and system, as far as the browser reveals them. */
export interface Browser {
  /** Name and version, as in `Firefox 131`; empty when unknown. */
  readonly name: string;
  /** As in `Windows`; empty when unknown. */
  readonly system: string;
  readonly section: BrowserSection;
}

/** What a browser reports about itself. */
interface Agent {
  readonly userAgent: string;
  /** Distinguishes an iPad, which identifies itself as a Mac, from a Mac. */
  readonly maxTouchPoints: number;
  readonly isBrave?: boolean;
}

/** First match wins: most browsers also name the browsers that they derive from. */
const browsers: readonly (readonly [pattern: RegExp, name: string, section: BrowserSection])[] = [
  [/\bEdg(?:A|iOS)?\/(\d+)/, 'Edge', 'edge'],
  [/\bOPR\/(\d+)/, 'Opera', 'other-browsers'],
  [/\bVivaldi\/(\d+)/, 'Vivaldi', 'other-browsers'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet', 'other-browsers'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox', 'firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS)\/(\d+)/, 'Chrome', 'chrome'],
  // `Mac` is required: WebKit browsers on Linux also claim to be Safari, but have other settings.
  [/Mac.*Version\/(\d+)/, 'Safari', 'safari'],
];

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** Identifies the browser, the system, and the section of the article about their settings. */
export function browserOf({userAgent, maxTouchPoints, isBrave}: Agent): Browser {
  const isApplePad = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  const isAppleMobile = isApplePad || /iPhone|iPad|iPod/.test(userAgent);
  const found = browsers.find(([pattern]) => pattern.test(userAgent));
  const version = found?.[0].exec(userAgent)?.[1];
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
  const name = isBrave ? 'Brave' : (found?.[1] ?? '');
  const section = isBrave ? 'other-browsers' : (found?.[2] ?? 'other-browsers');
  return {
    name: [name, version].filter(Boolean).join(' '),
    system: isAppleMobile ? (isApplePad || /iPad/.test(userAgent) ? 'iPadOS' : 'iOS') : system,
    section: isAppleMobile ? 'iphone-ipad' : system === 'Android' ? 'android' : section,
  };
}

/** Whether Apple's Lockdown Mode may be the cause: it disables 3D and WebAssembly together. */
export const mayBeLockedDown = (
  {system}: Browser,
  {hasApi, hasWebAssembly}: {readonly hasApi: boolean; readonly hasWebAssembly: boolean},
): boolean => /^(macOS|iOS|iPadOS)$/.test(system) && !hasApi && !hasWebAssembly;
