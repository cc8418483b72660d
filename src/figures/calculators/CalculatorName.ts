/** The calculations that an article may include. */
export type CalculatorName = 'axis-or-inside' | 'storey-height' | 'stair-steps' | 'plan-scale';
