import { Box28Regular } from '@fluentui/react-icons/svg/box';
import { EmptyPanel } from '../../../views/design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../../views/design/panels/FailedPanel.tsx';
import { ForbiddenPanel } from '../../../views/design/panels/ForbiddenPanel.tsx';
import { StatePanel } from '../../../views/design/panels/StatePanel.tsx';
import { LinkButton } from '../../../views/design/actions/LinkButton.tsx';
import { PressButton } from '../../../views/design/actions/PressButton.tsx';
import { examplesOf } from '../../example.ts';
import { nothing, samples, trace } from '../../samples.ts';

export const examples = [
  ...examplesOf('StatePanel', {
    usual: ({ tell }) => (
      <StatePanel
        tone="info"
        picture={<Box28Regular />}
        title={tell('资料包正在整理', 'The package is being put together')}
        actions={<PressButton onPress={nothing}>{tell('刷新', 'Refresh')}</PressButton>}
      >
        {tell(...samples.sentence)}
      </StatePanel>
    ),
    'title alone': ({ tell }) => (
      <StatePanel tone="ok" picture={<Box28Regular />} title={tell('全部办理完毕', 'Everything is done')} />
    ),
    'a whole page': ({ tell }) => (
      <StatePanel isPage tone="warn" picture={<Box28Regular />} title={tell('本页已经移走', 'This page has moved')}>
        {tell(...samples.sentence)}
      </StatePanel>
    ),
    'long text': ({ tell }) => (
      <StatePanel
        tone="bad"
        picture={<Box28Regular />}
        title={tell(...samples.longCompany)}
        actions={
          <>
            <PressButton kind="primary" onPress={nothing}>
              {tell('重新整理', 'Put it together again')}
            </PressButton>
            <PressButton onPress={nothing}>{tell('返回列表', 'Back to the list')}</PressButton>
          </>
        }
      >
        {tell(...samples.longSentence)}
      </StatePanel>
    ),
  }),
  ...examplesOf('EmptyPanel', {
    usual: ({ tell }) => <EmptyPanel title={tell('还没有资料包', 'No packages yet')} />,
    'with a first step': ({ tell }) => (
      <EmptyPanel
        title={tell('还没有资料包', 'No packages yet')}
        actions={
          <LinkButton to="#here" kind="primary">
            {tell('新建资料包', 'New package')}
          </LinkButton>
        }
      >
        {tell(
          '上传合同与发票以后，资料包会列在这里。',
          'Once contracts and invoices are uploaded, they are listed here.',
        )}
      </EmptyPanel>
    ),
    'long text': ({ tell }) => (
      <EmptyPanel title={tell(...samples.longCompany)}>{tell(...samples.longSentence)}</EmptyPanel>
    ),
  }),
  ...examplesOf('FailedPanel', {
    usual: ({ tell }) => <FailedPanel message={tell('列表没有取到。', 'The list did not arrive.')} onRetry={nothing} />,
    'with what to tell': ({ tell }) => (
      <FailedPanel
        title={tell('资料没有送达', 'The documents did not arrive')}
        message={tell('连接在传送途中中断。', 'The connection broke on the way.')}
        code="50012"
        traceId={trace}
        onRetry={nothing}
        retryLabel={tell('重新传送', 'Send again')}
        safe={tell('已选的文件仍在本机。', 'The chosen files are still on this device.')}
        actions={<PressButton onPress={nothing}>{tell('返回列表', 'Back to the list')}</PressButton>}
      />
    ),
    'nothing to try again': ({ tell }) => (
      <FailedPanel message={tell('此资料包已被删除。', 'This package was deleted.')} traceId={trace} />
    ),
    'long text': ({ tell }) => (
      <FailedPanel message={tell(...samples.longSentence)} code="50012" traceId={trace} onRetry={nothing} />
    ),
  }),
  ...examplesOf('ForbiddenPanel', {
    usual: () => <ForbiddenPanel />,
    'with another way': ({ tell }) => (
      <ForbiddenPanel
        title={tell('当前角色不能查看账单', 'This role cannot see statements')}
        actions={<LinkButton to="#here">{tell('切换角色', 'Change role')}</LinkButton>}
      >
        {tell('请切换为出资方角色。', 'Change to the funder’s role.')}
      </ForbiddenPanel>
    ),
    'a whole page': () => <ForbiddenPanel isPage />,
    'long text': ({ tell }) => (
      <ForbiddenPanel title={tell(...samples.longCompany)}>{tell(...samples.longSentence)}</ForbiddenPanel>
    ),
  }),
];
