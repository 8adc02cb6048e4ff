Feature: Actions of a customer on a submitted package
  The user who submitted a package can ask the platform to speed up its review, and is told what happens to the
  request.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"

  Rule: The customer can ask the platform to hurry once a day, with a reason

    Scenario: The reason for the request appears on the page, in the history and in the platform's queue
      When Zhou Siyuan asks the platform to hurry because "月底前要放款"
      Then Zhou Siyuan reads the note "Expedited by 周思远 on 21 Nov; reason: 月底前要放款"
      And its history tells "Expedited" with "月底前要放款"
      And the package shows as "Organising"

    @wire
    Scenario: A company can ask the platform to hurry only once a day, even through different users
      Given Zhou Siyuan has asked the platform to hurry because "月底前要放款"
      And Li Min is signed in
      When Li Min asks the platform to hurry because "客户在等"
      Then Li Min hears "Already expedited today. It may be done again from 22 Nov 2026."
      When 1 days pass, and Zhou Siyuan signs in again
      And Zhou Siyuan asks the platform to hurry because "今天必须有结果"
      Then Zhou Siyuan reads the note "Expedited by 周思远 on 22 Nov; reason: 今天必须有结果"

    @extension
    Scenario: A request to hurry stays in force after the package is withdrawn and submitted again
      Given Zhou Siyuan has asked the platform to hurry because "月底前要放款"
      When Zhou Siyuan withdraws the package
      And Zhou Siyuan submits it again
      Then Zhou Siyuan reads the note "Expedited by 周思远 on 21 Nov; reason: 月底前要放款"
      And Zhou Siyuan reads the note "Expedited today; it may be done again from 22 Nov 2026"

    Scenario: A request to hurry without a reason is refused
      When Zhou Siyuan asks the platform to hurry because "  "
      Then Zhou Siyuan hears "Say why"

    Scenario: A returned package offers no request to hurry
      Given the first reviewer has returned the invoice "01287734" with the reason "清晰度不够"
      Then Zhou Siyuan cannot ask the platform to hurry

    Scenario: A director cannot ask the platform to hurry
      Given Gu Yunzhou is signed in
      Then Gu Yunzhou cannot ask the platform to hurry

  @extension
  Rule: A submission can be withdrawn until the platform begins its review

    Scenario: A withdrawn package becomes a draft again and keeps every document
      When Zhou Siyuan withdraws the package
      Then the package shows as "Draft"
      And the package still holds every document
      And one reads "Please check and submit the documents: all 4 required uploaded."
      And its history tells "Submission withdrawn"
      When Zhou Siyuan submits it again
      Then the package shows as "Organising"

    Scenario: A withdrawn package that had been returned keeps its corrections
      Given the first reviewer has returned the invoice "01287734" with the reason "价税合计与合同金额不符"
      And Zhou Siyuan has begun to mend the package
      And Zhou Siyuan replaces the file of the invoice "01287734"
      And Zhou Siyuan finds that the new file says what is entered
      And Zhou Siyuan has submitted the mended package
      When Zhou Siyuan withdraws the package
      Then the package shows as "Being modified"
      And one reads "Everything returned has been changed; please check it and resubmit."
      When Zhou Siyuan mends the package
      Then the invoice "01287734" shows the file that it had before

    Scenario: A submission cannot be withdrawn after a reviewer took it up, even if the reviewer gave it back
      Given the reviewer "wang-han" has taken the package up
      Then Zhou Siyuan cannot withdraw the package
      When the reviewer "wang-han" gives the package back
      Then Zhou Siyuan cannot withdraw the package

    Scenario: A withdrawal fails when a reviewer takes the package up first
      Given Zhou Siyuan looks at the package
      And the reviewer "wang-han" has taken the package up
      When Zhou Siyuan withdraws what stands on the page
      Then nothing is withdrawn, because the package has moved
      And the package shows as "Organising"

  Rule: The customer can ask for a change, and the platform grants or refuses it

    Scenario: A change that is granted during review opens the whole package, and the history keeps the request
      Given the reviewer "wang-han" has taken the package up
      When Zhou Siyuan asks for a change because "贸易合同传错了"
      Then Zhou Siyuan reads the note "Change requested by 周思远 on 21 Nov, not answered yet; reason: 贸易合同传错了. The platform’s reviewer answers by 24 Nov 2026."
      And the package shows as "Organising"
      When the platform agrees to the change
      Then the package shows as "Being modified"
      And Zhou Siyuan reads the note "The platform agreed to the change 周思远 requested on 21 Nov; reason: 贸易合同传错了"
      And one reads "The platform agreed to changes. Please make them and resubmit."
      When Zhou Siyuan replaces the file of the invoice "01287734" in the package
      And Zhou Siyuan finds that the new file says what is entered
      And Zhou Siyuan has submitted the mended package
      Then the package shows as "Organising"
      And its history tells "Change requested" with "贸易合同传错了"

    Scenario: A change that is refused leaves the package as it was, and the customer can ask again
      Given both reviewers have passed the package
      When Zhou Siyuan asks for a change because "发票开错了"
      And the platform does not agree to the change because "资金方已在放款"
      Then the package shows as "Passed"
      And Zhou Siyuan reads the note "The platform did not agree to the change 周思远 requested on 21 Nov; reason: 资金方已在放款"
      When Zhou Siyuan asks for a change because "发票必须更换"
      Then Zhou Siyuan reads the note "Change requested by 周思远 on 21 Nov, not answered yet; reason: 发票必须更换. The platform’s reviewer answers."

    @wire
    Scenario: A company can have only one open request for a change
      Given both reviewers have passed the package
      And Li Min is signed in
      And Li Min looks at the package
      When Zhou Siyuan asks for a change because "发票开错了"
      And Li Min asks for a change on the same page because "合同有误"
      Then Li Min hears "周思远 has already made a request. Please wait for the answer."

    Scenario: No change can be asked for after the funder has paid out
      Given both reviewers have passed the package
      And the funder has done its part
      Then Zhou Siyuan cannot ask for a change

  Rule: The customer can ask the platform to remove a document that was submitted by mistake

    @wire
    Scenario: A document stays in the package until the platform agrees to its removal
      Given the reviewer "wang-han" has taken the package up
      When Zhou Siyuan asks for the document "Invoice 01287735" to be taken out because "这张发票属于另一笔订单"
      Then Zhou Siyuan reads the note "Removal of invoice 01287735 requested by 周思远 on 21 Nov; reason: 这张发票属于另一笔订单. The platform’s reviewer answers by 24 Nov 2026; until then the document stays."
      And the package holds the document "Invoice 01287735"
      When the platform agrees to the removal
      Then Zhou Siyuan reads the note "The platform agreed to 周思远’s request of 21 Nov: invoice 01287735 was removed"
      And the package does not hold the document "Invoice 01287735"
      And the package shows as "Organising"
      And its history tells "Removal of a document agreed to by the platform" with "Invoice 01287735: "

    Scenario: A document whose removal is refused stays in the package, and the customer can ask again
      Given the reviewer "wang-han" has taken the package up
      When Zhou Siyuan asks for the document "Invoice 01287735" to be taken out because "传错了"
      And the platform does not agree to the removal because "发票合计会不足"
      Then Zhou Siyuan reads the note "The platform did not agree to the removal of invoice 01287735 周思远 requested on 21 Nov; reason: 发票合计会不足"
      And the package holds the document "Invoice 01287735"
      When Zhou Siyuan asks for the document "Invoice 01287735" to be taken out because "确实传错了"
      Then Zhou Siyuan reads the note "Removal of invoice 01287735 requested by 周思远 on 21 Nov; reason: 确实传错了. The platform’s reviewer answers by 24 Nov 2026; until then the document stays."

    Scenario: Removal cannot be requested for a sole required document, or after the package has passed
      Given the reviewer "wang-han" has taken the package up
      Then Zhou Siyuan cannot ask for the document "Financing authorisation letter" to be taken out
      When the reviewer "wang-han" gives the package back
      And both reviewers have passed the package
      Then Zhou Siyuan cannot ask for the document "Invoice 01287735" to be taken out

  Rule: Further businesses that fit a submitted package can be related to it

    Scenario: A related business becomes part of the package, and the history records it
      When Zhou Siyuan looks at what may be related
      Then "RX6101-2026-00880" may be related, and "RX3702-2026-01120" may not
      When Zhou Siyuan relates "RX6101-2026-00880"
      Then the package is for "RX6101-2026-00871", "RX6101-2026-00872" and "RX6101-2026-00880"
      And its history tells "Related" with "RX6101-2026-00880"
      And the package shows as "Organising"

    @extension @wire
    Scenario: A package with a related business can be withdrawn and keeps that business
      Given Zhou Siyuan looks at what may be related
      And Zhou Siyuan relates "RX6101-2026-00880"
      When Zhou Siyuan withdraws the package
      Then the package is for "RX6101-2026-00871", "RX6101-2026-00872" and "RX6101-2026-00880"

    Scenario: Relating a business fails when a colleague has just related it
      Given Zhou Siyuan looks at what may be related
      And Li Min is signed in
      And Li Min looks at what may be related
      And Li Min relates "RX6101-2026-00880"
      When Zhou Siyuan tries to relate "RX6101-2026-00880"
      Then the relation fails, and may be tried again
      And the package is for "RX6101-2026-00871", "RX6101-2026-00872" and "RX6101-2026-00880"

    Scenario: No business can be related after the package is paid out
      Given both reviewers have passed the package
      And the funder has done its part
      Then nothing can be related to it
