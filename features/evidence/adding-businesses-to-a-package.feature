Feature: A selection can be related to a submitted package
  Some submitted packages accept further businesses. These businesses then need no package of their own.

  Background:
    Given Zhou Siyuan is signed in

  Rule: The latest submitted package that can take the whole selection is offered

    Scenario: A related selection becomes part of the package and appears in its list
      Given Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      When Zhou Siyuan chooses "RX6101-2026-00880"
      And Zhou Siyuan asks for a submitted package that takes it
      Then that is the package
      When Zhou Siyuan relates to it what is chosen
      Then Zhou Siyuan is led to "/credit/finance-data/index/finance" and told "Related: 1 more business uses package DD… now, as the list shows."
      And the package is for "RX6101-2026-00871", "RX6101-2026-00872" and "RX6101-2026-00880"
      And its history tells "Related" with "RX6101-2026-00880"

    Scenario: No package is offered when none can take the selection
      Given Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      When Zhou Siyuan chooses "RX3702-2026-01120"
      And Zhou Siyuan asks for a submitted package that takes it
      Then no submitted package takes it

    Scenario: For another product, the list of that product opens after relating
      Given Zhou Siyuan turns to receivables ABS
      When Zhou Siyuan chooses "ZC6101-2026-00012" and "ZC6101-2026-00015"
      And Zhou Siyuan asks for a submitted package that takes it
      And Zhou Siyuan relates to it what is chosen
      Then Zhou Siyuan is led to "/abs/accounts-receivable/finance-data/index/finance" and told "Related: 2 more receivables use package DD… now, as the list shows."

    @wire
    Scenario: Relating fails when the package has been returned meanwhile
      Given Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      When Zhou Siyuan chooses "RX6101-2026-00880"
      And Zhou Siyuan asks for a submitted package that takes it
      And the first reviewer has returned the invoice "01287734" with the reason "清晰度不够"
      And Zhou Siyuan relates to it what is chosen
      Then Zhou Siyuan hears "The material package relation failed. Please retry."

  Rule: The list of waiting packages opens for package types without their own list

    Scenario Outline: The right list opens when the back end reports the package type <type>
      Given Zhou Siyuan turns to receivables ABS
      And the back end tells that what is related lies among packages of "<type>"
      When Zhou Siyuan chooses "ZC6101-2026-00012"
      And Zhou Siyuan asks for a submitted package that takes it
      And Zhou Siyuan relates to it what is chosen
      Then Zhou Siyuan is led to "<place>" and told "<told>"

      Examples:
        | type            | place                                             | told                                                                                                                                                         |
        | ABS             | /abs/accounts-receivable/finance-data/index/finance | Related: 1 more business uses package DD… now, as the list shows.                                                                                         |
        | EDT             | /edt/finance-data/index/finance                   | Related: 1 more business uses package DD… now, as the list shows.                                                                                           |
        | LABOURER_RIGHTS | /common/finance-data/index/finance?view=waiting   | Related: 1 more business uses package DD… now. Packages of this kind have no list of their own; these are the packages to be submitted. |
        | POND            | /common/finance-data/index/finance?view=waiting   | Related: 1 more business uses package DD… now. Packages of this kind have no list of their own; these are the packages to be submitted. |
        | GUARANTEE       | /common/finance-data/index/finance?view=waiting   | Related: 1 more business uses package DD… now. Packages of this kind have no list of their own; these are the packages to be submitted. |
        | BAB             | /common/finance-data/index/finance?view=waiting   | Related: 1 more business uses package DD… now. Packages of this kind have no list of their own; these are the packages to be submitted. |
        | EXTOC           | /common/finance-data/index/finance?view=waiting   | Related: 1 more business uses package DD… now. Packages of this kind have no list of their own; these are the packages to be submitted. |
        | TOMORROW        | /common/finance-data/index/finance?view=waiting   | Related: 1 more business uses package DD… now. Packages of this kind have no list of their own; these are the packages to be submitted. |
