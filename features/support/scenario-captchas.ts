import type { CaptchaPainter } from '../../server/core/ports.ts';
import { nodeCaptchas } from '../../server/documents/node-captchas.ts';

/** Paints pictures, and records the text of the last one, which scenarios read as a person does. */
export class ScenarioCaptchas implements CaptchaPainter {
  last = '';

  async paint(letters: string): Promise<Uint8Array> {
    this.last = letters;
    return nodeCaptchas.paint(letters);
  }
}
