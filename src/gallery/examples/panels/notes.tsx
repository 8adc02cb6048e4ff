import { Notice } from '../../../views/design/panels/Notice.tsx';
import { StateBadge } from '../../../views/design/panels/StateBadge.tsx';
import { PressButton } from '../../../views/design/actions/PressButton.tsx';
import { examplesOf } from '../../example.ts';
import { nothing, samples } from '../../samples.ts';

export const examples = [
  ...examplesOf('Notice', {
    information: ({ tell }) => <Notice tone="info">{tell(...samples.sentence)}</Notice>,
    success: ({ tell }) => <Notice tone="ok">{tell('资料已经齐全。', 'All documents are here.')}</Notice>,
    warning: ({ tell }) => (
      <Notice tone="warn" title={tell('还差两份资料。', 'Two documents are missing.')}>
        {tell('补齐以后即可提交。', 'Add them to submit.')}
      </Notice>
    ),
    error: ({ tell }) => (
      <Notice tone="bad" title={tell('没有提交成功。', 'This was not submitted.')}>
        {tell('请稍后再试。', 'Please try again later.')}
      </Notice>
    ),
    'with an action': ({ tell }) => (
      <Notice
        tone="warn"
        title={tell('还差两份资料。', 'Two documents are missing.')}
        actions={
          <PressButton size="small" onPress={nothing}>
            {tell('去补充', 'Add them')}
          </PressButton>
        }
      >
        {tell('补齐以后即可提交。', 'Add them to submit.')}
      </Notice>
    ),
    small: ({ tell }) => (
      <Notice tone="bad" small>
        {tell(...samples.sentence)}
      </Notice>
    ),
    'long text': ({ tell }) => (
      <Notice
        tone="bad"
        title={tell(...samples.longCompany)}
        actions={
          <PressButton size="small" onPress={nothing}>
            {tell('联系开票单位', 'Write to the issuer')}
          </PressButton>
        }
      >
        {tell(...samples.longSentence)} {tell(...samples.longNumber)}
      </Notice>
    ),
  }),
  ...examplesOf('StateBadge', {
    success: ({ tell }) => <StateBadge tone="ok">{tell('已通过', 'Approved')}</StateBadge>,
    warning: ({ tell }) => <StateBadge tone="warn">{tell('待补充', 'To be completed')}</StateBadge>,
    error: ({ tell }) => <StateBadge tone="bad">{tell('已退回', 'Returned')}</StateBadge>,
    information: ({ tell }) => <StateBadge tone="info">{tell('审核中', 'In review')}</StateBadge>,
    idle: ({ tell }) => <StateBadge tone="idle">{tell('草稿', 'Draft')}</StateBadge>,
    small: ({ tell }) => (
      <StateBadge tone="ok" size="small">
        {tell('已识别', 'Recognised')}
      </StateBadge>
    ),
    'long text': ({ tell }) => (
      <StateBadge tone="warn">{tell('等待买方确认应付账款', 'Waiting for the buyer to confirm')}</StateBadge>
    ),
  }),
];
