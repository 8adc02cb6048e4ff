Feature: A funder's standard can change while a package is assembled
  A funder can change its list of required documents while a package is assembled. The portal says what changed before
  the user goes on. Documents that were already given are kept.

  Background:
    Given Zhou Siyuan is signed in

  Rule: Changes to the list of documents are reported by category

    Scenario: No change is reported when the standard has not changed
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      When Zhou Siyuan opens the package
      Then Zhou Siyuan is told of no change to what is asked for

    Scenario: Adopting the new list keeps the documents that were already given
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      And Zhou Siyuan has uploaded a contract
      And from now on "质检报告" is asked for, "收款账户变更函" is optional, and "贸易合同" is not asked for
      When Zhou Siyuan opens the package
      Then Zhou Siyuan is told of these changes to what is asked for:
        | 质检报告: new, required |
        | 收款账户变更函: optional now |
        | 贸易合同: no longer needed |
      When Zhou Siyuan takes the new list over
      Then the package asks for "质检报告" as required
      And the package still has the contract
      And its history tells "New list of documents adopted" with ""
      And Zhou Siyuan is told of no change to what is asked for

    Scenario: The user can keep the old list, and the change is not reported again
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      And from now on "质检报告" is asked for
      When Zhou Siyuan opens the package
      And Zhou Siyuan keeps the old list
      And Zhou Siyuan opens the package
      Then Zhou Siyuan is told of no change to what is asked for
      And the package does not ask for "质检报告"

    Scenario: The new list is adopted once when a colleague has adopted it already
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      And from now on "质检报告" is asked for
      And Li Min is signed in
      When Zhou Siyuan opens the package
      And Li Min opens the package
      And Li Min takes the new list over
      And Zhou Siyuan takes the new list over
      Then the package asks for "质检报告" as required

  Rule: Some funders' packages keep the list that was in force when they were made

    @wire
    Scenario: A changed list that cannot be adopted is reported with a note that the old list stays
      Given Zhou Siyuan has made a package of "RX6101-2026-00874"
      And from now on "质检报告" is asked for
      When Zhou Siyuan opens the package
      Then Zhou Siyuan is told of these changes to what is asked for, and that the old list stays:
        | 质检报告: new, required |

  Rule: A submitted package keeps the list that was in force when it was made

    Scenario: A change to the standard is not reported in a submitted package
      Given Zhou Siyuan has submitted a package of "RX6101-2026-00871"
      And from now on "质检报告" is asked for
      When Zhou Siyuan opens the package
      Then Zhou Siyuan is told of no change to what is asked for
