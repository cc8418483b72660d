import {join} from 'node:path';
import ts from 'typescript';
import type {Fault} from '../faults/Fault';
import {placeAt} from '../faults/Place';
import {sourceFile} from '../vocabulary/sourceFile';

const factsFile = 'src/product/facts.ts';

function numbersIn(node: ts.Node): readonly ts.NumericLiteral[] {
  const own = ts.isNumericLiteral(node) ? [node] : [];
  return [...own, ...node.getChildren().flatMap(numbersIn)];
}

/**
 * Facts whose number is not an integer. A length typed in metres is such a number: pages, which
 * round what they show, would state a wall of 3 cm.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function wholeNumberFaults(siteDir: string): readonly Fault[] {
  const module = sourceFile(join(siteDir, factsFile));
  return (module ? numbersIn(module) : [])
    .filter(({text}) => !Number.isInteger(Number(text)))
    .map((number) => ({
      file: factsFile,
      ...placeAt(module?.text ?? '', number.getStart()),
      rule: 'data',
      what: `${number.getText()} is not a whole number, and pages would round it.`,
      remedy:
        'Write a length in centimetres: 250 for 2.50 m. If a value must keep its decimals, write it as a text, like roomAreaRounding.',
    }));
}
