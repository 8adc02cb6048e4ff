Feature: Onboarding with the partner bank
  The main user of a certified company registers it with the partner bank. After the bank has accepted it, users go to
  the bank's workbench from the portal. The page names each obstacle and how to remove it.

  Rule: The checks follow an order: status, certification, three certificates in one

    Scenario Outline: A user who presses to onboard is told the first condition that is not met
      Given <who> is signed in
      When <who> presses to onboard
      Then <who> is told of onboarding "<words>"

      Examples:
        | who          | words                                                                                                                                                                |
        | Mu Qingyang  | The company’s conditions have changed and no longer meet the partner bank’s requirements. Please call the customer hotline.                                          |
        | Ye Zhiqiu    | Before onboarding, the company has to pass real-name authentication.                                                                                                 |
        | Chu Yunshen  | The company’s real-name authentication is under review. It can onboard once that has passed.                                                                         |
        | Liu Mingyuan | The company’s real-name authentication was returned. It can onboard once that is corrected and has passed.                                                           |
        | Su Yanqiu    | Your company is not yet certified by three certificates in one. Please certify it first, then onboard. Its authentication used the three older certificates.         |
        | Meng Xizhou  | Your company is not yet certified by three certificates in one: its authentication used the three older certificates. You may certify it first, or onboard directly. |

    Scenario: A core enterprise can onboard directly
      Given Meng Xizhou is signed in
      When Meng Xizhou presses to onboard
      And Meng Xizhou onboards directly
      And Meng Xizhou signs the bank's agreement and hands the company in
      Then the steps of onboarding are, for Meng Xizhou, "done, done, done, doing"

    Scenario Outline: Only the main user of a company that has not onboarded is offered to onboard
      Given <who> is signed in
      Then <who> is <shown> the way to onboard

      Examples:
        | who           | shown     |
        | Xia Zhiwei    | shown     |
        | Jiang Tingxue | not shown |
        | Zhou Siyuan   | not shown |

  Rule: The bank accepts a company or gives a reason for its refusal

    Scenario: A company onboards and its user reaches the workbench
      Given Xia Zhiwei is signed in
      And Xia Zhiwei is not shown the workbench
      When Xia Zhiwei presses to onboard
      Then the steps of onboarding are, for Xia Zhiwei, "done, done, open, waits"
      When Xia Zhiwei signs the bank's agreement and hands the company in
      Then the steps of onboarding are, for Xia Zhiwei, "done, done, done, doing"
      When the partner bank takes the company of Xia Zhiwei
      And Xia Zhiwei looks at onboarding
      Then Xia Zhiwei is told that the company has onboarded
      When Xia Zhiwei goes over to the workbench
      Then the workbench lets in "夏知微" of "大连远珩紧固件有限公司"
      When Xia Zhiwei looks at onboarding
      Then Xia Zhiwei is told of success no more

    Scenario: A company that the bank refused is submitted again
      Given Xia Zhiwei is signed in
      When Xia Zhiwei presses to onboard
      And Xia Zhiwei signs the bank's agreement and hands the company in
      And the partner bank refuses the company of Xia Zhiwei because "企业联系电话无法接通"
      And Xia Zhiwei looks at onboarding
      Then the steps of onboarding are, for Xia Zhiwei, "done, done, mend, waits"
      And the bank's reason is, for Xia Zhiwei, "企业联系电话无法接通"
      When Xia Zhiwei hands the company in again
      Then the steps of onboarding are, for Xia Zhiwei, "done, done, done, doing"

    @wire
    Scenario: A change of conditions is reported when the company is submitted
      Given Xia Zhiwei is signed in
      When Xia Zhiwei presses to onboard
      And the partner bank finds that the company of Xia Zhiwei no longer meets its requirements because "股权变更"
      And Xia Zhiwei signs the bank's agreement and hands the company in
      Then Xia Zhiwei was refused because of "changed"
      And the steps of onboarding are, for Xia Zhiwei, "done, mend, waits, waits"
