import type { DemoMaker } from './demo-types.ts';
import { northernMakers } from './northern-makers.ts';
import { southernMakers } from './southern-makers.ts';

export const demoMakers: readonly DemoMaker[] = [...northernMakers, ...southernMakers];
