import { answerOf } from '../../src/adapters/formats/answer-of.ts';
import { readFormat } from '../../src/adapters/formats/format-reader.ts';
import type { FormatAnswer, FormatQuestion, FormatThread } from '../../src/adapters/formats/format-question.ts';
import { pictureSize } from '../../src/adapters/formats/picture-size.ts';
import type {
  ContentForm,
  ContentReader,
  ReadContent,
} from '../../src/application/ports/viewer/shared/content-reader.ts';

/** There is no thread and no decoder for pictures here: only the size of a picture is known. */
const thread: FormatThread = {
  expect: () => undefined,
  ask: async (question: FormatQuestion): Promise<FormatAnswer> => {
    if (question.form !== 'picture') return answerOf(question);
    const size = pictureSize(question.bytes);
    return size ? { kind: 'picture', ...size, copies: [] } : { kind: 'refused', because: 'damaged' };
  },
  end: () => undefined,
};

/** Reads content other than PDF with the portal's own reader, without a thread. */
export class PlainContentReader implements ContentReader {
  readonly #fetch: typeof fetch;

  constructor(fetchFile: typeof fetch) {
    this.#fetch = fetchFile;
  }

  warmUp(): void {
    // There is nothing to prefetch.
  }

  async read(
    form: ContentForm,
    address: () => Promise<string>,
    signal: AbortSignal,
    come?: (percent: number) => void,
  ): Promise<ReadContent> {
    return readFormat(form, address, signal, () => thread, this.#fetch, come);
  }
}
