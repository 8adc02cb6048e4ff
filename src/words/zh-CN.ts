import { check } from './zh-CN/check.ts';
import { submitted } from './zh-CN/submitted.ts';
import { choose } from './zh-CN/choose.ts';
import { common } from './zh-CN/common.ts';
import { detail } from './zh-CN/detail.ts';
import { dialogs } from './zh-CN/dialogs.ts';
import { formats } from './zh-CN/formats.ts';
import { materials } from './zh-CN/materials.ts';
import { packages } from './zh-CN/packages.ts';
import { refusals } from './zh-CN/refusals.ts';
import { shell } from './zh-CN/shell.ts';
import { signIn } from './zh-CN/sign-in.ts';
import { standing } from './zh-CN/standing.ts';
import { upload } from './zh-CN/upload.ts';
import { viewer } from './zh-CN/viewer.ts';

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
