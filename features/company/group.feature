Feature: Internal organisations and authorisations of a group
  A company that is a group authorises its internal organisations to act in its name, each for some products and for a
  period. The platform decides which companies manage internal organisations. Other companies have no such page.

  Rule: Only a company for which the platform enabled them has internal organisations

    Scenario Outline: <who> <looks> manage the internal organisations of the company
      Given <who> is signed in
      Then <who> <looks> look after the internal organisations of the company
      And <who> <may authorise> look after the authorisations of the company

      @extension
      Examples:
        | who          | looks   | may authorise |
        | Luo Qiubai   | may     | may           |
        | Song Beichen | may     | may           |

      Examples:
        | who          | looks   | may authorise |
        | Zhou Siyuan  | may not | may not       |
        | Meng Xizhou  | may not | may not       |

    Scenario: Internal organisations are available without the extension for authorisations
      Given Luo Qiubai is signed in
      Then Luo Qiubai may look after the internal organisations of the company

  Rule: An internal organisation acts only in the products that it is authorised for today

    Scenario: All internal organisations of the group are shown by level
      Given Luo Qiubai is signed in
      When Luo Qiubai looks at the internal organisations of the company
      Then the internal organisations that Luo Qiubai sees are
        | 1 装备制造事业部 active: Digital receivables, Receivables financing |
        | 2 铸锻分厂 active: nothing |
        | 2 总装分厂 active: nothing |
        | 1 西北采购中心 active: Order financing, Supply-chain bills |
        | 2 西北采购中心兰台站 stopped: nothing |
        | 1 财务共享中心 active: nothing |

    @wire
    Scenario: An internal organisation that is found by its code is shown with the levels above it
      Given Luo Qiubai is signed in
      When Luo Qiubai looks for the internal organisation "qh0102"
      Then the internal organisations that Luo Qiubai sees are
        | 1 装备制造事业部 active: Digital receivables, Receivables financing |
        | 2 总装分厂 active: nothing |

    Scenario: No products are authorised after the authorisations expired
      Given Luo Qiubai is signed in
      When 400 days are over for Luo Qiubai
      And Luo Qiubai looks for the internal organisation "QH01"
      Then the internal organisations that Luo Qiubai sees are
        | 1 装备制造事业部 active: nothing |
        | 2 铸锻分厂 active: nothing |
        | 2 总装分厂 active: nothing |

  @extension
  Rule: An authorisation is valid only from its first to its last day, unless withdrawn

    Scenario: The authorisations of the group are shown with their status and products
      Given Luo Qiubai is signed in
      When Luo Qiubai looks at the authorisations of the company
      Then the authorisations that Luo Qiubai sees are
        | 温以宁 of 西北采购中心 valid: Order financing, Supply-chain bills |
        | 梁叙白 of 装备制造事业部 valid: Digital receivables, Receivables financing |
        | 岑若溪 of 总装分厂 not-yet: Digital receivables |
        | 段青崖 of 铸锻分厂 expired: Digital receivables |
        | 温以宁 of 西北采购中心兰台站 withdrawn: Order financing |

    Scenario: An authorisation becomes valid on its first day
      Given Luo Qiubai is signed in
      When 12 days are over for Luo Qiubai
      And Luo Qiubai looks at the authorisations of the company
      Then the authorisations that Luo Qiubai sees are
        | 岑若溪 of 总装分厂 valid: Digital receivables |
        | 温以宁 of 西北采购中心 valid: Order financing, Supply-chain bills |
        | 梁叙白 of 装备制造事业部 valid: Digital receivables, Receivables financing |
        | 段青崖 of 铸锻分厂 expired: Digital receivables |
        | 温以宁 of 西北采购中心兰台站 withdrawn: Order financing |

  @extension
  Rule: Giving or withdrawing an authorisation needs two people

    Scenario: An authorisation is proposed and confirmed
      Given Luo Qiubai is signed in
      And Song Beichen is signed in
      When Luo Qiubai authorises "方知雨" of "财务共享中心" for "CREDIT" from today for 365 days
      Then "方知雨 waiting" waits among the authorisations of Luo Qiubai
      When Song Beichen confirms the authorisation of "方知雨"
      Then the newest authorisation that Song Beichen sees is "方知雨 of 财务共享中心 valid: Digital receivables"

    @wire
    Scenario: The person who proposes an authorisation cannot confirm it
      Given Luo Qiubai is signed in
      When Luo Qiubai authorises "方知雨" of "财务共享中心" for "CREDIT" from today for 365 days
      Then Luo Qiubai may not confirm the authorisation of "方知雨"

    @wire
    Scenario: An authorisation is withdrawn after confirmation
      Given Luo Qiubai is signed in
      And Song Beichen is signed in
      When Luo Qiubai withdraws the authorisation of "梁叙白"
      And Song Beichen confirms the authorisation of "梁叙白"
      Then "梁叙白" may no longer act for the company of Song Beichen
