/** What the order of pages turns on; measured together with `npm run search:eval`. */
export const tuning = {
  /** What the words of a query are worth by what they do in it. */
  parts: {
    subject: 1,
    /** What is done says less than what it is done to. */
    genericVerb: 0.8,
    /** It tells symptoms apart, but what happens is the question; a measure goes with anything. */
    aside: 0.6,
    /** A negation tells symptoms apart but is no reason to show a page. */
    negation: 0.4,
    /** Any page may say so. */
    remark: 0.3,
  },
  /** How many times more a symptom is worth to a query that says what is seen. */
  symptom: 1.6,
  /** What each further entry of a page adds to the best one: the page is about the word. */
  depth: 0.15,
  /** What it adds beside where no page holds any of the query: its subject is the best guess left. */
  depthInTheDark: 0.45,
  /** How much of a word met in the title or keywords of a page its sections inherit. */
  context: 0.35,
  /** What one entry that holds the words together adds to the page. */
  together: 1.15,
  /** How many times more an entry is worth whose title the query is, word for word. */
  named: 10,
  pageCoverage: 0.75,
  entryCoverage: 2,
  /** What the log-odds count that were learned from questions, beside what the page says itself. */
  learnedWeight: 0.3,
  /** What the score of a page that comes last is worth. */
  lastPage: 0.3,
  minCoverage: 0.2,
  /** Words that no page holds do not empty the list: of the best page a page must hold this much. */
  minOfBest: 0.6,
  /** A page that comes last, unless it is first after all, must hold nearly as much as the best. */
  minOfBestForLast: 0.9,
};
