import { check } from './en/evidence/check.ts';
import { submitted } from './en/evidence/submitted.ts';
import { choose } from './en/evidence/choose.ts';
import { common } from './en/common.ts';
import { detail } from './en/evidence/detail.ts';
import { dialogs } from './en/dialogs.ts';
import { formats } from './en/formats.ts';
import { materials } from './en/evidence/materials.ts';
import { packages } from './en/evidence/packages.ts';
import { refusals } from './en/refusals.ts';
import { shell } from './en/shell/shell.ts';
import { signIn } from './en/entry/sign-in.ts';
import { standing } from './en/evidence/standing.ts';
import { upload } from './en/upload.ts';
import { viewer } from './en/viewer/viewer.ts';
import type { Catalogue } from './catalogue.ts';

export const en: Catalogue = {
  ...common,
  ...signIn,
  ...shell,
  ...packages,
  ...choose,
  ...materials,
  ...detail,
  ...check,
  ...submitted,
  ...standing,
  ...viewer,
  ...upload,
  ...dialogs,
  ...refusals,
  ...formats,
};
