import { PageHeader } from '../../../views/design/panels/PageHeader.tsx';
import { StateBadge } from '../../../views/design/panels/StateBadge.tsx';
import { StepHeader } from '../../../views/design/panels/StepHeader.tsx';
import { ViewTabs, type ViewTabsProps } from '../../../views/design/panels/ViewTabs.tsx';
import { PressButton } from '../../../views/design/actions/PressButton.tsx';
import { examplesOf, type Tell } from '../../example.ts';
import { Held } from '../../Held.tsx';
import { nothing, samples } from '../../samples.ts';

const steps = (tell: Tell): readonly string[] => [
  tell('选择应收账款', 'Choose receivables'),
  tell('补充资料', 'Add documents'),
  tell('核对', 'Check'),
  tell('提交', 'Submit'),
];

const longSteps = (tell: Tell): readonly string[] => [
  tell('选择准备用于融资的应收账款', 'Choose the receivables to be financed'),
  tell('补充合同、发票与验收单', 'Add contracts, invoices and acceptance notes'),
  tell('核对系统识别出的全部信息', 'Check everything that was recognised'),
  tell('由两名授权人员先后签署', 'Have two authorised people sign in turn'),
];

const views = (tell: Tell): ViewTabsProps['views'] => [
  { id: 'all', label: tell('全部', 'All'), count: 1284 },
  { id: 'mine', label: tell('待我办理', 'Waiting for me'), count: 7, waits: true },
  { id: 'review', label: tell('审核中', 'In review'), count: 0 },
  { id: 'done', label: tell('已完成', 'Done') },
];

const manyViews = (tell: Tell): ViewTabsProps['views'] =>
  Array.from({ length: 9 }, (_, index) => ({
    id: String(index),
    label: tell(`第 ${index + 1} 类待核对资料`, `Documents of kind ${index + 1}`),
    count: index * 137,
    waits: index % 2 === 0,
  }));

function TriedTabs({ label, views: all, chosen, aside }: Omit<ViewTabsProps, 'onChosen'>) {
  return (
    <Held initial={chosen}>
      {(value, change) => <ViewTabs label={label} views={all} chosen={value} onChosen={change} aside={aside} />}
    </Held>
  );
}

export const examples = [
  ...examplesOf('PageHeader', {
    usual: ({ tell }) => <PageHeader title={tell('资料包', 'Packages')} />,
    'with all that it can have': ({ tell }) => (
      <PageHeader
        title={tell(...samples.company)}
        crumbs={[
          { label: tell('首页', 'Home'), to: '#here' },
          { label: tell('资料包', 'Packages'), to: '#here' },
          { label: 'ZL-SAMPLE-0042' },
        ]}
        state={<StateBadge tone="info">{tell('审核中', 'In review')}</StateBadge>}
        facts={tell('由苏样例于昨日提交', 'Submitted yesterday by Su Yangli')}
        aside={tell('已自动保存', 'Saved')}
        actions={
          <>
            <PressButton onPress={nothing}>{tell('下载', 'Download')}</PressButton>
            <PressButton kind="primary" onPress={nothing}>
              {tell('继续', 'Go on')}
            </PressButton>
          </>
        }
      />
    ),
    'long text': ({ tell }) => (
      <PageHeader
        title={tell(...samples.longCompany)}
        crumbs={[{ label: tell(...samples.longCompany), to: '#here' }, { label: tell(...samples.longNumber) }]}
        state={<StateBadge tone="warn">{tell('等待买方确认', 'Waiting for the buyer')}</StateBadge>}
        facts={tell(...samples.longSentence)}
        actions={<PressButton onPress={nothing}>{tell('下载', 'Download')}</PressButton>}
      />
    ),
  }),
  ...examplesOf('StepHeader', {
    'at the first': ({ tell }) => <StepHeader label={tell('步骤', 'Steps')} steps={steps(tell)} current={0} />,
    'at the third': ({ tell }) => <StepHeader label={tell('步骤', 'Steps')} steps={steps(tell)} current={2} />,
    'all done': ({ tell }) => <StepHeader label={tell('步骤', 'Steps')} steps={steps(tell)} current={4} />,
    'long text': ({ tell }) => <StepHeader label={tell('步骤', 'Steps')} steps={longSteps(tell)} current={1} />,
  }),
  ...examplesOf('ViewTabs', {
    usual: ({ tell }) => <TriedTabs label={tell('资料包', 'Packages')} views={views(tell)} chosen="mine" />,
    'with an action': ({ tell }) => (
      <TriedTabs
        label={tell('资料包', 'Packages')}
        views={views(tell)}
        chosen="all"
        aside={
          <PressButton kind="subtle" onPress={nothing}>
            {tell('保存筛选', 'Save the filter')}
          </PressButton>
        }
      />
    ),
    many: ({ tell }) => <TriedTabs label={tell('资料', 'Documents')} views={manyViews(tell)} chosen="3" />,
  }),
];
