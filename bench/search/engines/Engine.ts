/** What the measuring page knows of an engine. */
export interface Engine {
  /** Fetches what it needs before the first query. */
  readonly load: (baseUrl: string) => Promise<void>;
  /** Addresses of the pages found, best first, as a dialog would show them. */
  readonly ask: (query: string) => Promise<string[]>;
}
