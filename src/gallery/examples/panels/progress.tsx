import { ProgressBar } from '../../../views/design/panels/ProgressBar.tsx';
import { ReportLines } from '../../../views/design/panels/ReportLines.tsx';
import { Timeline, type TimelineEntry } from '../../../views/design/panels/Timeline.tsx';
import { examplesOf, type Tell } from '../../example.ts';
import { samples } from '../../samples.ts';

const course = (tell: Tell): readonly TimelineEntry[] => [
  { id: '1', state: 'done', title: tell('提交', 'Submitted'), who: tell(...samples.person), when: '2026-11-20 09:15' },
  {
    id: '2',
    state: 'bad',
    title: tell('退回', 'Returned'),
    who: tell('审核中心', 'Review centre'),
    when: '2026-11-20 16:40',
    note: tell('发票不清晰', 'The invoice is not legible'),
  },
  { id: '3', state: 'now', title: tell('补充资料', 'Adding documents'), who: tell(...samples.company) },
  { id: '4', state: 'next', title: tell('复核', 'Second review') },
];

const longCourse = (tell: Tell): readonly TimelineEntry[] => [
  {
    id: '1',
    state: 'bad',
    title: tell('退回', 'Returned'),
    who: tell(...samples.longCompany),
    when: '2026-11-20 16:40',
    note: tell(...samples.longSentence),
  },
  { id: '2', state: 'now', title: tell(...samples.longSentence), note: tell(...samples.longNumber) },
];

export const examples = [
  ...examplesOf('ProgressBar', {
    'at the beginning': ({ tell }) => <ProgressBar share={0} label={tell('上传进度', 'Upload progress')} />,
    'on its way': ({ tell }) => <ProgressBar share={0.62} label={tell('上传进度', 'Upload progress')} />,
    warning: ({ tell }) => <ProgressBar share={0.35} tone="warn" label={tell('上传进度', 'Upload progress')} />,
    done: ({ tell }) => <ProgressBar share={1} label={tell('上传进度', 'Upload progress')} />,
  }),
  ...examplesOf('Timeline', {
    usual: ({ tell }) => <Timeline label={tell('办理经过', 'Course')} entries={course(tell)} />,
    empty: ({ tell }) => <Timeline label={tell('办理经过', 'Course')} entries={[]} />,
    'long text': ({ tell }) => <Timeline label={tell('办理经过', 'Course')} entries={longCourse(tell)} />,
  }),
  ...examplesOf('ReportLines', {
    usual: ({ tell }) => (
      <ReportLines
        label={tell('将要发送的内容', 'What will be sent')}
        lines={['09:15:02 GET /packages 200', '09:15:07 POST /packages 503', '09:15:07 POST /packages 503']}
      />
    ),
    'long text': ({ tell }) => (
      <ReportLines
        label={tell('将要发送的内容', 'What will be sent')}
        lines={[tell(...samples.longSentence), tell(...samples.longNumber), tell(...samples.longFile)]}
      />
    ),
    many: ({ tell }) => (
      <ReportLines
        label={tell('将要发送的内容', 'What will be sent')}
        lines={Array.from({ length: 60 }, (_, index) => `09:15:${String(index).padStart(2, '0')} GET /packages 200`)}
      />
    ),
  }),
];
