import type { CaptchaPainter } from '../core/ports.ts';
import { CaptchaCanvas } from './captcha-canvas.ts';
import { nodeCanvases } from './node-canvases.ts';
import { nodeLatinFont } from './node-fonts.ts';

/** The captcha painter of servers, tests and scenarios. */
export const nodeCaptchas: CaptchaPainter = new CaptchaCanvas(nodeCanvases, nodeLatinFont);
