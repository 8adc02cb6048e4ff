import { check } from './en/check.ts';
import { submitted } from './en/submitted.ts';
import { choose } from './en/choose.ts';
import { common } from './en/common.ts';
import { detail } from './en/detail.ts';
import { dialogs } from './en/dialogs.ts';
import { formats } from './en/formats.ts';
import { materials } from './en/materials.ts';
import { packages } from './en/packages.ts';
import { refusals } from './en/refusals.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
import { standing } from './en/standing.ts';
import { upload } from './en/upload.ts';
import { viewer } from './en/viewer.ts';
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
