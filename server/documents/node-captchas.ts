import type { CaptchaPainter } from '../core/ports.ts';
import { CaptchaCanvas } from './captcha-canvas.ts';
import { nodeCanvases } from './node-canvases.ts';
import { nodeLatinFont } from './node-fonts.ts';

/** The captchas of a server, of tests and of scenarios. */
export const nodeCaptchas: CaptchaPainter = new CaptchaCanvas(nodeCanvases, nodeLatinFont);
