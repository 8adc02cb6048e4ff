import type { PackageMove } from '../../domain/evidence/materials/package-move.ts';

/** An event of a package; the action is undefined if it is unknown. */
export interface Happened {
  readonly action: PackageMove['action'] | undefined;
  /** Empty if the person is unknown. */
  readonly by: string;
}

const actions = new Map<Happened['action'], string>([
  ['submitted', '提交了这个资料包'],
  ['claimed', '接手处理这个资料包'],
  ['reopened', '开始修改退回的资料'],
  ['discarded', '作废了这个资料包'],
  ['withdrawn', '撤回了这次提交'],
  ['created', '创建了这个资料包'],
]);
const platformActions = new Map<Happened['action'], string>([
  ['returned', '平台刚刚退回了这个资料包，'],
  ['change-granted', '平台刚刚同意了修改，'],
  ['first-passed', '平台初审刚刚通过，'],
  ['final-passed', '平台复审刚刚通过，'],
  ['platform-corrects', '平台刚刚开始更正这个资料包，'],
  ['cancelled', '这笔业务刚刚被取消，'],
  ['lapsed', '这个资料包刚刚因无人处理而失效，'],
  ['declined', '资金方刚刚拒绝了这笔业务，'],
]);

export function moved({ action, by }: Happened): string {
  const done = actions.get(action);
  return done === undefined
    ? (platformActions.get(action) ?? '资料包刚刚有了变化，')
    : `${by === '' ? '有同事' : by}刚刚${done}，`;
}
