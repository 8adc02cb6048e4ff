import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { PressButton } from '../../../views/design/actions/PressButton.tsx';
import { examplesOf } from '../../example.ts';
import { Held } from '../../Held.tsx';
import { endless, nothing, samples } from '../../samples.ts';

export const examples = examplesOf('PressButton', {
  usual: ({ tell }) => <PressButton onPress={nothing}>{tell('导出清单', 'Export list')}</PressButton>,
  primary: ({ tell }) => (
    <PressButton kind="primary" onPress={nothing}>
      {tell('提交审核', 'Submit for review')}
    </PressButton>
  ),
  subtle: ({ tell }) => (
    <PressButton kind="subtle" onPress={nothing}>
      {tell('查看详情', 'View details')}
    </PressButton>
  ),
  'of danger': ({ tell }) => (
    <PressButton kind="danger" onPress={nothing}>
      {tell('删除', 'Delete')}
    </PressButton>
  ),
  small: ({ tell }) => (
    <PressButton size="small" onPress={nothing}>
      {tell('更换', 'Replace')}
    </PressButton>
  ),
  'small and subtle': ({ tell }) => (
    <PressButton kind="subtle" size="small" onPress={nothing}>
      {tell('更换', 'Replace')}
    </PressButton>
  ),
  large: ({ tell }) => (
    <PressButton kind="primary" size="large" onPress={nothing}>
      {tell('登录', 'Sign in')}
    </PressButton>
  ),
  'with an icon': ({ tell }) => (
    <PressButton icon={<Add20Regular />} onPress={nothing}>
      {tell('新增', 'Add')}
    </PressButton>
  ),
  'an icon alone': ({ tell }) => (
    <PressButton
      kind="subtle"
      icon={<Delete20Regular />}
      label={tell('删除本行', 'Delete this row')}
      onPress={nothing}
    />
  ),
  pressed: ({ tell }) => (
    <Held<boolean> initial>
      {(pressed, change) => (
        <PressButton aria-pressed={pressed} onPress={() => change(!pressed)}>
          {tell('只看未完成', 'Unfinished only')}
        </PressButton>
      )}
    </Held>
  ),
  unavailable: ({ tell }) => (
    <PressButton kind="primary" unavailable={tell('请先选择至少一笔', 'Select at least one first')} onPress={nothing}>
      {tell('提交审核', 'Submit for review')}
    </PressButton>
  ),
  busy: ({ tell }) => (
    <PressButton kind="primary" busy onPress={endless}>
      {tell('提交审核', 'Submit for review')}
    </PressButton>
  ),
  'as wide as its place': ({ tell }) => (
    <PressButton kind="primary" block onPress={nothing}>
      {tell('登录', 'Sign in')}
    </PressButton>
  ),
  'long text': ({ tell }) => (
    <PressButton onPress={nothing}>
      {tell('将全部选中的资料包一并导出为电子表格', 'Export everything selected as a sheet')}
    </PressButton>
  ),
  'long text as wide as its place': ({ tell }) => (
    <PressButton block onPress={nothing}>
      {tell(...samples.sentence)}
    </PressButton>
  ),
});
