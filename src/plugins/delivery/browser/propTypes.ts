/**
 * Stands for `prop-types`, by which `react-helmet-async` says which attributes it takes: React asks
 * for that no more since its version 19. Whatever is asked of it is itself.
 */
const propType: object = new Proxy(() => propType, {get: () => propType});

export default propType;
