@extension
Feature: Certified data of a company
  One page shows what the platform has certified of a company, with its current and earlier papers, and links to the
  company's other data. A change that is being written shows there only after the platform has approved it.

  Rule: The page shows the certified data

    Scenario: The certified data and the papers, with those replaced, are shown
      Given Zhou Siyuan is signed in
      When Zhou Siyuan looks at what is known of the company
      Then it is certified with the legal representative "沈怀舟" to Zhou Siyuan
      And the papers of the company are, to Zhou Siyuan, "SOCIAL_CREDIT_FILE 2, LEGAL_PERSON 1, CA_AUTH_FILE 1, CORP_AUTH_FILE 1, CORP_AUTH_ENTRUST_FILE 2, AUTH_AGENT_PERSON 2"
      And a change of it is "none" to Zhou Siyuan

    @wire
    Scenario: A change that a colleague is drafting is mentioned and does not change the certified data
      Given Zhou Siyuan is signed in
      And Li Min is signed in
      When Zhou Siyuan changes the legal representative in the form to "林修远"
      And Li Min looks at what is known of the company
      Then it is certified with the legal representative "沈怀舟" to Li Min
      And a change of it is "draft" to Li Min

    Scenario: A company that is not certified has no certified papers
      Given Ye Zhiqiu is signed in
      When Ye Zhiqiu looks at what is known of the company
      Then a change of it is "not-certified" to Ye Zhiqiu
      And the papers of the company are, to Ye Zhiqiu, ""

  Rule: Papers are visible only to users who manage them

    Scenario Outline: <who> <sees> the papers
      Given <who> is signed in
      When <who> looks at what is known of the company
      Then <who> <sees> the papers of the company

      Examples:
        | who         | sees        |
        | Zhou Siyuan | may see     |
        | Shen Ruogu  | may not see |

  Rule: The head of the company's group is named

    Scenario Outline: <who> sees the head of the company's group
      Given <who> is signed in
      Then the head of the group of <who> is "<head>"

      Examples:
        | who           | head                                 |
        | Luo Qiubai    | 启衡重工集团股份有限公司, itself     |
        | Jiang Huaijin | 北屿建设工程集团有限公司, registered |
        | Zhou Siyuan   |                                      |
