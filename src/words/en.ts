import type { Catalogue } from './catalogue.ts';
import { base } from './en/base.ts';
import { evidence } from './en/evidence/evidence.ts';
import { viewer } from './en/viewer/viewer.ts';

export const en: Catalogue = { ...base, ...evidence, ...viewer };
