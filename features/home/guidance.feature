Feature: Guidance through the first steps in a product
  The home page leads operators and directors through the first steps in each product. Each step links to a page that
  exists for the user, and ends when the user has opened it.

  Scenario Outline: Guidance shows the pages of each product that the role can open
    Given <who> is signed in
    Then the ways of <who> into products are "<ways>"

    Examples: Whoever has nothing to do
      | who        | ways |
      | Shen Ruogu |      |

    @documented
    Examples: The documented calls alone have no business with instruments
      | who         | ways                                                           |
      | Zhou Siyuan | credit: new-package packages; receivable: new-package packages |
      | Gu Yunzhou  | credit: packages; receivable: packages                         |

    @extension
    Examples: The business with instruments begins on its overview
      | who         | ways                                                                                                           |
      | Zhou Siyuan | credit: business new-package packages apply figures; receivable: new-package packages                          |
      | Gu Yunzhou  | credit: business packages figures; receivable: packages                                                        |
      | Luo Qiubai  | credit: business issue payroll check-issue packages financings to-do figures; receivable: new-package packages |

  Rule: A step counts as done for twelve hours after its link was followed

    Scenario: A followed step is ticked and shown again after twelve hours
      Given Zhou Siyuan is signed in
      When Zhou Siyuan follows the way to "7-packages"
      Then the way of Zhou Siyuan into "receivable" is "new-package (packages)"
      When 12 hours pass, and Zhou Siyuan signs in again
      Then the way of Zhou Siyuan into "receivable" is "new-package packages"

    Scenario Outline: Guidance disappears for half a day after all its steps were followed
      Given Gu Yunzhou is signed in
      When Gu Yunzhou follows the ways to "<links>"
      Then the ways of Gu Yunzhou into products are ""

      @documented
      Examples:
        | links                 |
        | 4-packages 8-packages |

      @extension
      Examples:
        | links                                      |
        | 4-business 4-packages 4-figures 8-packages |

  Rule: Guidance can be hidden for a day or permanently

    Scenario: Dismissed guidance returns after a day
      Given Zhou Siyuan is signed in
      When Zhou Siyuan puts the ways into products away
      Then the ways of Zhou Siyuan into products are ""
      When 23 hours pass, and Zhou Siyuan signs in again
      Then the ways of Zhou Siyuan into products are ""
      When 1 hours pass, and Zhou Siyuan signs in again
      Then the way of Zhou Siyuan into "receivable" is "new-package packages"

    @wire
    Scenario: Hiding the getting-started list hides the guidance permanently
      Given Xu Zhaoning is signed in
      When Xu Zhaoning hides the first steps
      Then the ways of Xu Zhaoning into products are ""
