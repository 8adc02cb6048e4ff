Feature: Invoices that were owed are given
  Some receivables go to the funder in a blank package, without invoices. Whoever owes them chooses among these alone, and
  gives nothing but the invoices.

  Background:
    Given Zhou Siyuan is signed in

  @wire
  Scenario: What was passed on without invoices stands apart from what a new package is made for
    When Zhou Siyuan looks at what owes invoices
    Then Zhou Siyuan may choose "RX6101-2026-00811, RX6101-2026-00815, RX3702-2026-00822" and nothing else

  Scenario: The choice that was begun is still there on the way back
    Given Zhou Siyuan has chosen "RX6101-2026-00871"
    When Zhou Siyuan looks at what owes invoices
    Then the choice of Zhou Siyuan holds 0 businesses for ¥0.00
    When Zhou Siyuan leaves the choice and comes back
    Then the choice holds 1 receivables for ¥420,000.00

  Scenario: A package for them wants the invoices, and says so wherever it is seen
    When Zhou Siyuan makes a package of what owes invoices, "RX6101-2026-00811" and "RX6101-2026-00815"
    Then the package wants "发票" and nothing else
    And the package says "Gives owed invoices" in the list and on its own page

  Scenario: With its invoices alone it is handed in
    Given Zhou Siyuan has made a package of what owes invoices, "RX6101-2026-00811" and "RX6101-2026-00815"
    When Zhou Siyuan gives the invoices of the package for ¥382,900.00
    And Zhou Siyuan checks the package
    And Zhou Siyuan submits the package
    Then the package is with the platform

  Scenario: What may do without an invoice, or give it later, says so
    Given Zhou Siyuan has made a package of "RX6101-2026-00874"
    Then the package says "Invoice may follow" in the list and on its own page

  Scenario Outline: Packages are found by what they say of their invoices
    Given Zhou Siyuan has made a package of what owes invoices, "RX6101-2026-00811" and "RX6101-2026-00815"
    When Zhou Siyuan opens the list at "<address>"
    Then the list holds <count> packages

    Examples: that give what is owed, with whatever else narrows the list
      | address                            | count |
      | ?invoices=owed                     | 1     |
      | ?invoices=owed&q=RX-NOBODYS        | 0     |
      | ?invoices=absent                   | 0     |

  Scenario: What may give its invoices later is found apart from what owes them
    Given Zhou Siyuan has made a package of "RX6101-2026-00874"
    When Zhou Siyuan opens the list at "?invoices=follow"
    Then the list holds 1 packages
    When Zhou Siyuan opens the list at "?invoices=owed"
    Then the list holds 0 packages
