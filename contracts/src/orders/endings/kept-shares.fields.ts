import * as z from 'zod/mini';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { faultsOfShares, type SharedStage, usualShares } from './kept-shares.ts';

/** In whole percent of the advance. */
export const keptShares = z.object({ DESIGN: z.int(), MAKING: z.int(), MADE: z.int() });

const share = (stage: SharedStage) =>
  z.int(rule(sentence('profiles.shareRange', { most: usualShares[stage] })));

/** The shares that a maker sets. */
export const writtenShares = z
  .object({ DESIGN: share('DESIGN'), MAKING: share('MAKING'), MADE: share('MADE') })
  .check(
    z.check(({ value, issues }) => {
      for (const [stage, fault] of Object.entries(faultsOfShares(value)))
        issues.push({ code: 'custom', message: rule(fault), path: [stage], input: value });
    }),
  );
