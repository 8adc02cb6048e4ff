import { check } from './zh-CN/evidence/check.ts';
import { submitted } from './zh-CN/evidence/submitted.ts';
import { choose } from './zh-CN/evidence/choose.ts';
import { common } from './zh-CN/common.ts';
import { detail } from './zh-CN/evidence/detail.ts';
import { dialogs } from './zh-CN/dialogs.ts';
import { formats } from './zh-CN/formats.ts';
import { materials } from './zh-CN/evidence/materials.ts';
import { packages } from './zh-CN/evidence/packages.ts';
import { refusals } from './zh-CN/refusals.ts';
import { shell } from './zh-CN/shell/shell.ts';
import { signIn } from './zh-CN/entry/sign-in.ts';
import { standing } from './zh-CN/evidence/standing.ts';
import { upload } from './zh-CN/upload.ts';
import { viewer } from './zh-CN/viewer/viewer.ts';

export const zhCN = {
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
