/** Maximum number of lines repeated per error: expected and received values. */
const maxLines = 20;

function told(place: string, messages: readonly string[]): string {
  const lines = messages.flatMap((message) => message.split('\n').slice(0, maxLines));
  return [place, ...lines.map((line) => `    ${line}`)].join('\n');
}

interface UnitReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/**
 * Failures in a Vitest JSON report: each test, or file that could not be loaded, with its errors.
 *
 * @param report the report's text
 */
export function failedUnitTests(report: string): string[] {
  const {testResults} = JSON.parse(report) as UnitReport;
  return testResults.flatMap(({name, message, assertionResults}) => {
    const notLoaded = message ? [told(name, [message])] : [];
    const failed = assertionResults.filter(({status}) => status !== 'passed');
    return [
      ...notLoaded,
      ...failed.map(({fullName, status, failureMessages}) =>
        told(`${name} › ${fullName}`, failureMessages.length > 0 ? failureMessages : [status]),
      ),
    ];
  });
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {readonly errors: readonly {readonly message?: string}[]}[];
    }[];
  }[];
}

const outcomes: Readonly<Record<string, string>> = {flaky: ', passed on its second attempt'};

/**
 * Failures in a Playwright JSON report: each test with its errors, and errors outside tests.
 * Includes tests that passed on retry, marked as such.
 *
 * @param report the report's text
 */
export function failedBrowserTests(report: string): string[] {
  const failedIn = ({suites = [], specs = []}: Suite): string[] => [
    ...specs.flatMap(({file, line, title, tests}) =>
      tests
        .filter(({status}) => status !== 'expected')
        .map(({status, results}) => {
          const messages = results.flatMap(({errors}) =>
            errors.flatMap(({message}) => message ?? []),
          );
          return told(
            `${file}:${line} › ${title}${outcomes[status] ?? ''}`,
            messages.length > 0 ? messages : [status],
          );
        }),
    ),
    ...suites.flatMap(failedIn),
  ];
  const parsed = JSON.parse(report) as Suite & {errors: readonly {message?: string}[]};
  return [
    ...failedIn(parsed),
    ...parsed.errors.map(({message}) => told('outside the tests', [message ?? 'an error'])),
  ];
}
