Feature: Two clerks work on one package
  Two users of a company can work on the same package at the same time. No entry is lost, and nobody works on an
  outdated version.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"

  Rule: Entries of both clerks are kept, and only conflicts are asked about

    Background:
      Given Zhou Siyuan has uploaded the invoice "01287734"
      And Li Min is signed in and has the package open

    Scenario: Changes to different fields of one invoice are all saved
      Given Li Min has typed the code "033992400111" into the invoice "01287734"
      When Zhou Siyuan types the number "01287734" into the invoice "01287734"
      Then the invoice "01287734" has been saved with the code "033992400111" and the number "01287734"

    @extension
    Scenario: A change to the same field is reported as a conflict
      Given Li Min has typed the number "01287700" into the invoice "01287734"
      When Zhou Siyuan types the number "01287734" into the invoice "01287734"
      Then Zhou Siyuan is told that "李敏" has just changed it
      And the invoice "01287734" has been saved with the code "" and the number "01287700"

    @extension
    Scenario: A clerk can resolve a conflict with the colleague's value
      Given Li Min has typed the number "01287700" into the invoice "01287734"
      And Zhou Siyuan has typed the number "01287734" into the invoice "01287734"
      When Zhou Siyuan takes the other version
      Then the invoice "01287734" has been saved with the code "" and the number "01287700"

    @wire
    Scenario: A clerk keeps the entries of an invoice that a colleague removed
      Given Zhou Siyuan has typed the number "01287734" into the invoice "01287734"
      When Li Min takes the invoice "01287734" out of the package
      Then half a minute later Zhou Siyuan is told that "李敏" removed it, and still has the number "01287734"
      And the invoice "01287734" is there again with the number "01287734" once Zhou Siyuan adds it again

  Rule: Changes by others appear while the page is open

    Background:
      Given Li Min is signed in and has the package open

    Scenario: An invoice that a colleague uploads appears
      When Li Min uploads the invoice "01287735"
      Then half a minute later Zhou Siyuan sees the invoice "01287735"

    Scenario: A colleague's submission appears
      Given the package is complete
      And Zhou Siyuan is following the package
      When Li Min submits the package as it is
      Then half a minute later Zhou Siyuan sees it as "Organising"

    Scenario: A reviewer's return appears
      Given the package is complete
      And Zhou Siyuan has submitted it and is following the package
      When the first reviewer returns the invoice "01287734" with the reason "价税合计与合同金额不符"
      Then half a minute later Zhou Siyuan sees it as "Returned"

    Scenario: A change during the check is reported and not shown
      Given the package is complete
      And Zhou Siyuan has checked the package
      When Li Min changes the contract of it
      Then half a minute later Zhou Siyuan is told that something has changed since
