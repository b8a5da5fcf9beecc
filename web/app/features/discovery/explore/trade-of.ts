import type { Role } from '#contracts/accounts/accounts.contract.ts';
import { isTrade } from '#contracts/accounts/is-trade.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import discoveryWords from '#web/words/en/features/discovery/discovery.json';

/**
 * A person's trade in the language of the page: their profession, or else the name of a maker's role; '' for others.
 * Never both, because "Designer · Bridal designer" says one thing twice.
 */
export function tradeOf({ role, profession }: { role: Role; profession: string }): string {
  return labelOf('profession', profession) || (isTrade(role) ? wordsOf(discoveryWords, 'role')(role) : '');
}
