import type { JobName } from '../core/ports.ts';
import type { LedgerFinding } from '../core/trade/ledger-check.ts';
import type { TextPeriod, TextScope } from '../../src/domain/identity/text-caps.ts';
import type { ServerLocale } from '../core/server-locale.ts';

export interface OpsWords {
  readonly title: string;
  readonly allWell: string;
  readonly notReady: string;
  readonly partOk: string;
  readonly lead: (server: string, since: string) => string;
  readonly refreshed: (seconds: number) => string;
  readonly stopRefreshing: string;
  readonly goOn: string;
  readonly otherLanguage: string;
  readonly parts: Readonly<Record<string, string>>;
  readonly health: string;
  readonly listening: string;
  readonly memory: string;
  readonly delay: string;
  readonly disk: string;
  readonly diskFree: (free: string, total: string) => string;
  readonly jobs: string;
  readonly jobsNote: string;
  readonly job: string;
  readonly jobNames: Readonly<Record<JobName, string>>;
  readonly waiting: string;
  readonly running: string;
  readonly failed: string;
  readonly texts: string;
  readonly textsNote: string;
  readonly textScope: string;
  readonly textScopes: Readonly<Record<TextScope, string>>;
  readonly textPeriod: string;
  readonly textPeriods: Readonly<Record<TextPeriod, string>>;
  readonly textCap: string;
  readonly textUsed: string;
  readonly textShare: string;
  readonly ledger: string;
  readonly ledgerNote: string;
  readonly noLedger: string;
  readonly ledgerAt: string;
  readonly ledgerInstruments: string;
  readonly ledgerFaults: string;
  readonly ledgerNumber: string;
  readonly ledgerKind: string;
  readonly ledgerKinds: Readonly<Record<LedgerFinding['kind'], string>>;
  readonly ledgerHolding: string;
  readonly ledgerExpected: string;
  readonly ledgerFound: string;
  readonly calls: string;
  readonly callsNote: string;
  readonly call: string;
  readonly count: string;
  readonly faults: string;
  readonly middle: string;
  readonly slowest5: string;
  readonly longest: string;
  readonly noCalls: string;
  readonly slow: string;
  readonly slowNote: string;
  readonly when: string;
  readonly took: string;
  readonly status: string;
  readonly trace: string;
  readonly noSlow: string;
}

export const opsWords: Readonly<Record<ServerLocale, OpsWords>> = {
  'zh-CN': {
    title: '运维总览',
    allWell: '运行正常',
    notReady: '部分功能不可用',
    partOk: '正常',
    lead: (server, since) => `${server}，自 ${since} 起运行。除队列、短信上限和台账外，数字只属于这一台服务器。`,
    refreshed: (seconds) => `每 ${seconds} 秒刷新`,
    stopRefreshing: '停止刷新',
    goOn: '恢复刷新',
    otherLanguage: 'English',
    parts: { database: '数据库', objectStore: '对象存储', clock: '时钟' },
    health: '健康状况',
    listening: '推送连接',
    memory: '内存',
    delay: '事件循环延迟（99%）',
    disk: '数据目录磁盘',
    diskFree: (free, total) => `剩余 ${free}，共 ${total}`,
    jobs: '后台任务',
    jobsNote: '整个系统共用的队列，按种类计数。',
    job: '种类',
    jobNames: {
      reading: '识别文件',
      'optical-reading': '识别图片文字',
      gathering: '打包下载',
      'ticket-mail': '向客服转发反馈',
      'platform-step': '演示平台流转',
    },
    waiting: '等待',
    running: '进行中',
    failed: '失败',
    texts: '短信上限',
    textsNote: '整个系统的发送数和上限。其他范围只保存摘要，因此只显示上限；达到上限时安全日志记录 texts-limited。',
    textScope: '范围',
    textScopes: { installation: '整个系统', prefix: '号段', network: '来源网络', company: '企业', user: '用户' },
    textPeriod: '周期',
    textPeriods: { hour: '小时', day: '天' },
    textCap: '上限',
    textUsed: '已发送',
    textShare: '已用',
    ledger: '台账核对',
    ledgerNote: '整个系统每天核对一次：持有、分录、占用和台账日合计是否一致。下表为前 10 处不一致。',
    noLedger: '尚未核对台账。',
    ledgerAt: '上次核对',
    ledgerInstruments: '凭证数',
    ledgerFaults: '不一致',
    ledgerNumber: '凭证编号',
    ledgerKind: '问题',
    ledgerKinds: {
      sum: '持有合计与凭证金额不符',
      negative: '金额为负',
      overspent: '占用和冻结超过持有',
      postings: '持有与分录不符',
      reservations: '占用与申请不符',
      freezes: '冻结金额与冻结记录不符',
      days: '台账日合计与分录不符',
    },
    ledgerHolding: '持有',
    ledgerExpected: '应为',
    ledgerFound: '实为',
    calls: '接口耗时',
    callsNote: '最近 500 次调用的耗时，最慢的在前。',
    call: '接口',
    count: '次数',
    faults: '服务器错误',
    middle: '中位数',
    slowest5: '95%',
    longest: '最长',
    noCalls: '启动以来还没有调用。',
    slow: '慢调用',
    slowNote: '耗时 1 秒以上的最近 100 次，用追踪号可在日志中查到。',
    when: '时间',
    took: '耗时',
    status: '状态',
    trace: '追踪号',
    noSlow: '启动以来没有慢调用。',
  },
  en: {
    title: 'Operations',
    allWell: 'Running well',
    notReady: 'Partly unavailable',
    partOk: 'OK',
    lead: (server, since) =>
      `${server}, running since ${since}. Except for queues, caps and ledger, figures are of this server alone.`,
    refreshed: (seconds) => `Refreshed every ${seconds} seconds`,
    stopRefreshing: 'Stop refreshing',
    goOn: 'Refresh again',
    otherLanguage: '中文',
    parts: { database: 'Database', objectStore: 'Object store', clock: 'Clock' },
    health: 'Health',
    listening: 'Push connections',
    memory: 'Memory',
    delay: 'Event loop delay (99%)',
    disk: 'Disk of the data folder',
    diskFree: (free, total) => `${free} free of ${total}`,
    jobs: 'Background jobs',
    jobsNote: 'The queues of the whole installation, by kind.',
    job: 'Kind',
    jobNames: {
      reading: 'Reading files',
      'optical-reading': 'Recognising letters in pictures',
      gathering: 'Gathering downloads',
      'ticket-mail': 'Sending feedback to the service desk',
      'platform-step': 'Steps of the sandbox’s platform',
    },
    waiting: 'Waiting',
    running: 'Running',
    failed: 'Failed',
    texts: 'Caps of text messages',
    textsNote:
      'Messages of the installation, and its caps. Other counts are kept under digests, so that only their caps are shown; the security log has texts-limited where one is reached.',
    textScope: 'Scope',
    textScopes: {
      installation: 'Installation',
      prefix: 'Series of numbers',
      network: 'Network',
      company: 'Company',
      user: 'User',
    },
    textPeriod: 'Period',
    textPeriods: { hour: 'Hour', day: 'Day' },
    textCap: 'Cap',
    textUsed: 'Sent',
    textShare: 'Used',
    ledger: 'Comparison of the ledger',
    ledgerNote:
      'Once a day for the whole installation: whether holdings, postings, reservations and sums of days agree. The first 10 contradictions are listed.',
    noLedger: 'The ledger has not been compared yet.',
    ledgerAt: 'Last compared',
    ledgerInstruments: 'Instruments',
    ledgerFaults: 'Contradictions',
    ledgerNumber: 'Instrument',
    ledgerKind: 'What is wrong',
    ledgerKinds: {
      sum: 'Holdings do not add up to the amount',
      negative: 'Negative amount',
      overspent: 'Reserved and frozen beyond the amount',
      postings: 'Holding and postings differ',
      reservations: 'Reserved amount and reservations differ',
      freezes: 'Frozen amount and freezes differ',
      days: 'Day’s sums of a ledger and postings differ',
    },
    ledgerHolding: 'Holding',
    ledgerExpected: 'Expected',
    ledgerFound: 'Found',
    calls: 'Call times',
    callsNote: 'Of the last 500 of each kind, the slowest kinds first.',
    call: 'Call',
    count: 'Calls',
    faults: 'Server errors',
    middle: 'Median',
    slowest5: '95%',
    longest: 'Longest',
    noCalls: 'No calls since the start.',
    slow: 'Slow calls',
    slowNote: 'The last 100 that took a second or more; the log has them by their trace ID.',
    when: 'Time',
    took: 'Took',
    status: 'Status',
    trace: 'Trace ID',
    noSlow: 'No slow calls since the start.',
  },
};
