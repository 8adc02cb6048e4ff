import { importWords } from '../../../../words/areas/trade-imports.ts';
import { useLaterPart, type LaterPart } from '../use-later-part.ts';

const words = [importWords];

/** Loads a part of the import from sheets with its texts. `load` must be the same at each call. */
export const useImportPart = <Part extends object>(load: () => Promise<Part>): LaterPart<Part> =>
  useLaterPart(load, words);
