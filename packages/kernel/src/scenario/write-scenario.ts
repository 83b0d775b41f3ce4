import { Document, isMap, isScalar, Scalar, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Scenario } from './schema.ts';

/** Columns of a line. */
const WIDTH = 110;
/** Columns of a list that stands on one line. */
const SHORT = 60;

/**
 * Writes a scenario as such files are written by hand: prose folded, orders a line each, and short lists, titles and reasons
 * on a line.
 *
 * @param comment to stand at the top; may have several lines
 */
export function writeScenario(scenario: Scenario, comment: string): string {
  const { id, game, title, prose, level, rules, source, start, steps, ...more } = scenario;
  const document = new Document({ id, game, title, prose, level, rules, source, start, steps, ...more });
  visit(document, {
    Pair(_, { key, value }, path) {
      const name = isScalar(key) ? key.value : null;
      if (name === 'orders' && isScalar(value) && /^\S.*\S\n$/s.test(String(value.value)))
        value.type = Scalar.BLOCK_LITERAL;
      if (name === 'prose' && isMap(value)) foldTexts(value);
      if (name === 'title' && isMap(value) && path.length === 2) value.flow = fits(value, WIDTH - 10);
    },
    Seq(_, node) {
      if (node.items.every(isScalar)) node.flow = fits(node, SHORT);
      // A reason: its own list is short, and it fits a line with it.
      for (const item of node.items) if (isMap(item) && item.has('rule')) item.flow = fits(item, WIDTH - 10);
    },
  });
  document.commentBefore = comment.replace(/^/gm, ' ');
  return document.toString({ lineWidth: WIDTH, minContentWidth: 0, flowCollectionPadding: false });
}

function foldTexts({ items }: YAMLMap): void {
  for (const { value } of items) {
    if (isScalar(value) && /^\S(.*\S)?$/.test(String(value.value))) value.type = Scalar.BLOCK_FOLDED;
  }
}

function fits(node: YAMLMap | YAMLSeq, columns: number): boolean {
  return JSON.stringify(node).length <= columns;
}
