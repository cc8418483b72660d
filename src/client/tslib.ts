/**
 * All that the browser needs of tslib: `@docusaurus/utils-common` asks for it whole, and takes one
 * function. A build in which it takes another fails in every browser test.
 */
export function __importDefault(module: {__esModule?: boolean; default?: unknown}): {
  default?: unknown;
} {
  return module.__esModule ? module : {default: module};
}
