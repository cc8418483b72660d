/** The calculations that an article may place. */
export type CalculatorName = 'axis-or-inside' | 'storey-height' | 'stair-steps' | 'plan-scale';
