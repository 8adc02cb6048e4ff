import { arriving } from './arriving.ts';
import { bookLists } from './book-lists.ts';
import { checkTimes } from './check-times.ts';
import { choosing } from './choosing.ts';
import { exports } from './exports.ts';
import { firstLoad } from './first-load.ts';
import { forty } from './forty.ts';
import { listening } from './listening.ts';
import { lists } from './lists.ts';
import { atWork } from './people.ts';
import { pictures } from './pictures.ts';
import { previews } from './previews.ts';
import type { Measurement } from './reading.ts';
import { recognition } from './recognition.ts';
import { rows } from './rows.ts';
import { serverLoad } from './server-load.ts';
import { trade } from './trade.ts';
import { uploads } from './uploads.ts';

/** In the order of execution. */
export const measurements: readonly Measurement[] = [
  rows,
  choosing,
  firstLoad,
  arriving,
  uploads,
  previews,
  pictures,
  recognition,
  forty,
  lists,
  bookLists,
  trade,
  exports,
  serverLoad,
  listening,
  atWork,
  checkTimes,
];
