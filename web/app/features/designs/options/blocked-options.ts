import { type Choices, resolveChoices } from '#contracts/designs/options/choose-options.ts';
import type { DesignOption, DesignOptions } from '#contracts/designs/options/design-options.ts';

/** Why an option cannot be chosen beside the chosen ones, and the name of the other option. */
export interface Block {
  /** NOT_WITH: the two exclude each other. ONLY_WITH: it needs the other. NEEDED: a chosen option needs the other one. */
  why: 'NOT_WITH' | 'ONLY_WITH' | 'NEEDED';
  name: string;
  /** For NEEDED: the option that must be chosen instead. */
  needed?: string;
}

/**
 * The options that the rules forbid beside what is chosen, by their keys. Two options that need each other stay free,
 * because neither could be chosen first.
 */
export function blockedOptions(options: DesignOptions, choices: Choices): ReadonlyMap<string, Block> {
  const chosen = new Set(resolveChoices(options, choices).chosen.map(({ option }) => option.key));
  const named = new Map<string, DesignOption>();
  const choiceOf = new Map<string, string>();
  for (const choice of options.choices) {
    for (const option of choice.options) {
      named.set(option.key, option);
      choiceOf.set(option.key, choice.key);
    }
  }
  const blocks = new Map<string, Block>();
  const block = (key: string, found: Block) => {
    if (!blocks.has(key) && !chosen.has(key)) blocks.set(key, found);
  };
  const nameOf = (key: string) => named.get(key)?.name ?? '';
  const needs = (one: string, other: string) =>
    options.rules.some(
      ({ kind, option, other: needed }) => kind === 'REQUIRES' && option === one && needed === other,
    );
  for (const { kind, option, other } of options.rules) {
    if (kind === 'EXCLUDES') {
      if (chosen.has(other)) block(option, { why: 'NOT_WITH', name: nameOf(other) });
      if (chosen.has(option)) block(other, { why: 'NOT_WITH', name: nameOf(option) });
      continue;
    }
    if (!chosen.has(other) && !needs(other, option)) block(option, { why: 'ONLY_WITH', name: nameOf(other) });
    if (!chosen.has(option)) continue;
    for (const [key, choice] of choiceOf)
      if (choice === choiceOf.get(other) && key !== other)
        block(key, { why: 'NEEDED', name: nameOf(option), needed: nameOf(other) });
  }
  return blocks;
}

/** Whether the option of a choice takes part in a rule, so that letting go of it may free others. */
export const isRuled = ({ rules }: DesignOptions, key: string): boolean =>
  rules.some(({ option, other }) => option === key || other === key);
