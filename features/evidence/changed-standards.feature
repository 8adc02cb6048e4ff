Feature: What a funder asks for may change while a package is assembled
  Whoever assembles it is told what changed before going on, and nothing that was given is lost by it.

  Background:
    Given Zhou Siyuan is signed in

  Rule: What was added, removed and changed is told category by category

    Scenario: Nothing is told while nothing has changed
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      When Zhou Siyuan opens the package
      Then Zhou Siyuan is told of no change to what is asked for

    Scenario: Taking the new list over keeps what was given
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
      And its history tells "New list of documents taken over" with ""
      And Zhou Siyuan is told of no change to what is asked for

    Scenario: Keeping the old list
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      And from now on "质检报告" is asked for
      When Zhou Siyuan opens the package
      And Zhou Siyuan keeps the old list
      And Zhou Siyuan opens the package
      Then Zhou Siyuan is told of no change to what is asked for
      And the package does not ask for "质检报告"

    Scenario: A colleague took it over already
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      And from now on "质检报告" is asked for
      And Li Min is signed in
      When Zhou Siyuan opens the package
      And Li Min opens the package
      And Li Min takes the new list over
      And Zhou Siyuan takes the new list over
      Then the package asks for "质检报告" as required

  Rule: By some funders' rule a package keeps the list by which it was made

    @wire
    Scenario: It is told, and cannot be taken over
      Given Zhou Siyuan has made a package of "RX6101-2026-00874"
      And from now on "质检报告" is asked for
      When Zhou Siyuan opens the package
      Then Zhou Siyuan is told of these changes to what is asked for, and that the old list stays:
        | 质检报告: new, required |

  Rule: What was handed in keeps the list by which it was made

    Scenario: A package with the platform
      Given Zhou Siyuan has submitted a package of "RX6101-2026-00871"
      And from now on "质检报告" is asked for
      When Zhou Siyuan opens the package
      Then Zhou Siyuan is told of no change to what is asked for
