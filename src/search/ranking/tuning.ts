/** Parameters of the ranking, tuned together with `npm run search:eval`. */
export const tuning = {
  /** Weight of a word by its role in the query. */
  parts: {
    subject: 1,
    /** The object of an action tells pages apart better than the action. */
    genericVerb: 0.8,
    /** Context helps to tell symptoms apart, but is not what is asked. */
    aside: 0.6,
    /** Helps to tell symptoms apart, but never makes a page match. */
    negation: 0.4,
    /** Common to all pages. */
    remark: 0.3,
  },
  /** Boost of symptoms for a query that describes a problem. */
  symptom: 1.6,
  /** Share of the score of each further matching entry: such a page is about the word. */
  depth: 0.15,
  /** Added to `depth` the less of the query any page covers: then the subject is the best guess. */
  depthInTheDark: 0.45,
  /** Share of a match in the title or keywords of a page that its sections inherit. */
  context: 0.35,
  /** Weight of the best single entry: it contains the words together. */
  together: 1.15,
  /** Boost of an entry whose title is the query, word for word. */
  named: 10,
  pageCoverage: 0.75,
  entryCoverage: 2,
  /** Weight of the learned log-odds relative to the text of the page. */
  learnedWeight: 0.3,
  /** Factor for pages that are ranked last. */
  lastPage: 0.3,
  minCoverage: 0.2,
  /** Minimum coverage relative to the best page, so that unknown words do not empty the list. */
  minOfBest: 0.6,
  /** The same for pages that are ranked last, unless one is the best hit. */
  minOfBestForLast: 0.9,
};
