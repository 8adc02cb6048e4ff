Feature: Following a package and correcting a returned one
  The portal always shows who has the package and until when. A returned package names each returned item with its
  reason, and only those items can be changed.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"

  Scenario: A submitted package shows that the platform has it
    Then the package shows as "Organising"
    And its holder is the platform

  Scenario: An overdue review shows how late it is and whom to contact
    When Zhou Siyuan looks at the company's package in "FIRST_AUDITING"
    Then one reads "First review since 15 Nov 2026: this was due by 17 Nov 2026 and is 3 working days overdue."
    And one reads "You can ask online service (24/7), or call the hotline, 40000-95533 (working days 9:00–18:00)."

  Scenario: A package that the platform corrects needs no action by the customer
    When Zhou Siyuan looks at the company's package in "BIZ_MODIFY"
    Then the package shows as "Being modified"
    And one reads "Being corrected by the platform"
    And Zhou Siyuan can only read it

  Scenario Outline: The progress of a package in <code> is described in the customer's words
    When Zhou Siyuan looks at the company's package in "<code>"
    Then one reads "<sentence>"

    Examples:
      | code             | sentence                                                                      |
      | PREPARE          | Please check and submit the documents: all 4 required uploaded.                |
      | MODIFY           | 1 item still needs your correction; then resubmit.                             |
      | AUDIT_REJECT     | You have 1 item to correct. If submitted today                                 |
      | BIZ_CONFIRM      | Awaiting review by the platform since 20 Nov 2026, expected by 24 Nov 2026.    |
      | PRE_FILLING      | Data entry by the platform since 20 Nov 2026, expected by 24 Nov 2026.         |
      | AI_AUDITING      | Automatic pre-check since 20 Nov 2026, expected by 24 Nov 2026.                |
      | UN_AUDIT         | Awaiting first review since 20 Nov 2026, expected by 24 Nov 2026.              |
      | FIRST_AUDITING   | First review since 15 Nov 2026: this was due by 17 Nov 2026                    |
      | FINAL_REJECT     | Re-check by the platform since 20 Nov 2026, expected by 24 Nov 2026.           |
      | UN_FINAL_AUDIT   | Awaiting final review since 20 Nov 2026, expected by 24 Nov 2026.              |
      | AUDITED          | The documents passed on 4 Nov 2026; waiting for 长屿银行股份有限公司 to pay out. |
      | AUDITED          | The funder has promised no date. You can ask online service (24/7)             |
      | INVALID          | 周思远 discarded this package on 3 Nov 2026. Its receivables can be selected again. |

  Scenario: A package passes after both reviews
    Given the first reviewer has passed the package
    When the final reviewer passes the package
    Then the package shows as "Passed"

  Scenario: A final reviewer's rejection is not shown to the customer
    Given the first reviewer has passed the package
    When the final reviewer rejects the package
    Then the package shows as "Organising"

  Scenario: A reviewer cannot pass a package at the other review stage
    When the final reviewer tries to pass the package
    Then the review is refused, naming the first review as the current one

  @journey
  Scenario: A returned invoice is replaced, and the package passes
    Given the first reviewer has returned the invoice "01287734" with the reason "价税合计与合同金额不符"
    When Zhou Siyuan looks at the package
    Then the invoice "01287734" is returned with the reason "价税合计与合同金额不符"
    When Zhou Siyuan mends the package
    And Zhou Siyuan replaces the file of the invoice "01287734"
    And Zhou Siyuan finds that the new file says what is entered
    And Zhou Siyuan submits the package
    And both reviewers pass the package
    Then the package shows as "Passed"

  Rule: The history of a package is kept

    Scenario: The reason for a return and the correction stay in the history after the package passed
      Given the first reviewer has returned the invoice "01287734" with the reason "价税合计与合同金额不符"
      And Zhou Siyuan has begun to mend the package
      And Zhou Siyuan has typed the number "01287799" into the invoice "01287734"
      And Zhou Siyuan has submitted the mended package
      When both reviewers pass the package
      Then its history tells that the invoice "01287734" was returned with the reason "价税合计与合同金额不符"
      And its history tells that "周思远" changed what "01287734.pdf" says

  Rule: Only the returned items of a package can be changed

    Background:
      Given the first reviewer has returned the invoice "01287734" with the reason "价税合计与合同金额不符"
      And Zhou Siyuan has begun to mend the package

    Scenario: A document that was not returned cannot be changed
      Then only the invoice "01287734" is open

    Scenario: A replaced document shows its earlier file
      When Zhou Siyuan replaces the file of the invoice "01287734"
      Then the invoice "01287734" shows the file that it had before

    Scenario: A package cannot be submitted until a new file was compared with the invoice's fields
      Given Zhou Siyuan has replaced the file of the invoice "01287734"
      When Zhou Siyuan checks the package
      Then it cannot be submitted, because what the invoice says was not compared with its new file

    Scenario: Only the fields that were not corrected still wait for comparison with the new file
      Given Zhou Siyuan has replaced the file of the invoice "01287734"
      When Zhou Siyuan fills in the tax of the invoice "01287734-改" as ¥1.00
      And Zhou Siyuan closes the portal and comes back
      Then all but the tax of the invoice "01287734-改" still waits to be compared with its file

    Scenario: The user returns to the invoice that is to be corrected
      When Zhou Siyuan closes the portal and comes back
      Then Zhou Siyuan is at the invoice "01287734"

    @wire
    Scenario: A returned package cannot be submitted without a correction
      When Zhou Siyuan checks the package
      Then it cannot be submitted, because the invoice has not been corrected

    Scenario: A change that was undone does not count as a correction
      Given Zhou Siyuan has typed the number "01287735" into the invoice "01287734"
      And Zhou Siyuan has typed the number "01287734" into the invoice "01287734"
      When Zhou Siyuan checks the package
      Then it cannot be submitted, because the invoice has not been corrected

    @extension
    Scenario: The user is warned when a change leaves the returned field untouched
      When Zhou Siyuan has typed the number "01287735" into the invoice "01287734"
      Then the package shows as "Being modified"
      And one reads "Everything returned has been changed, but 1 item leaves untouched what its reason names; please check before you resubmit."
      And of the invoice "01287735" one reads "Invoice number from 01287734 to 01287735, by 周思远, not the Total incl. VAT"
      When Zhou Siyuan checks the package
      Then Zhou Siyuan is asked to look at "01287734.pdf" once more before submitting

    Scenario: Invoices can be added when a correction lowers the amount
      When Zhou Siyuan fills in the invoice "01287734" as a "GENERAL_VAT_ELEC" for ¥1,000.00
      Then more invoices may be added

    Scenario: An invoice can be added after a returned one is removed
      When Zhou Siyuan removes the invoice "01287734"
      Then more invoices may be added

  Rule: Files can be added to a returned material that has none

    Scenario: A reviewer can ask for an optional material
      Given the first reviewer has returned the material "其他补充资料" with the reason "请补充验收单"
      When Zhou Siyuan mends the package
      Then only "其他补充资料" may be added to

  Rule: Directors and query staff have read-only access

    Scenario Outline: <who> can view a package but not change it
      Given <who> is signed in
      When <who> looks at the package
      Then <who> can only read it

      Examples:
        | who         |
        | Gu Yunzhou  |
        | Shen Ruogu  |

  Scenario: A colleague can take a package over
    Given Li Min is signed in
    And the first reviewer has returned the invoice "01287734" with the reason "请替换"
    When Li Min takes the package over
    Then "李敏" handles the package
