Feature: The group of a company
  A company that is a group lets parts of it act in its name, each in some products and for some time. Which companies look after
  such parts the platform decides for each; nobody else has anything of it.

  Rule: Only a company for which it is switched on has inner organisations

    Scenario Outline: <who> <looks> after them
      Given <who> is signed in
      Then <who> <looks> look after the inner organisations of the company
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

    Scenario: Whose platform keeps no authorisations still has inner organisations
      Given Luo Qiubai is signed in
      Then Luo Qiubai may look after the inner organisations of the company

  Rule: An organisation acts only in what it is authorised for today

    Scenario: The whole group, level by level
      Given Luo Qiubai is signed in
      When Luo Qiubai looks at the inner organisations of the company
      Then the inner organisations that Luo Qiubai sees are
        | 1 装备制造事业部 active: Receivable credits, Receivables financing |
        | 2 铸锻分厂 active: nothing |
        | 2 总装分厂 active: nothing |
        | 1 西北采购中心 active: Order financing, Supply-chain bills |
        | 2 西北采购中心兰台站 stopped: nothing |
        | 1 财务共享中心 active: nothing |

    @wire
    Scenario: Looking for one by its code shows where it belongs
      Given Luo Qiubai is signed in
      When Luo Qiubai looks for the inner organisation "qh0102"
      Then the inner organisations that Luo Qiubai sees are
        | 1 装备制造事业部 active: Receivable credits, Receivables financing |
        | 2 总装分厂 active: nothing |

    Scenario: A year later nothing is authorised any more
      Given Luo Qiubai is signed in
      When 400 days are over for Luo Qiubai
      And Luo Qiubai looks for the inner organisation "QH01"
      Then the inner organisations that Luo Qiubai sees are
        | 1 装备制造事业部 active: nothing |
        | 2 铸锻分厂 active: nothing |
        | 2 总装分厂 active: nothing |

  @extension
  Rule: An authorisation gives something only from its first day to its last, and nothing once it is withdrawn

    Scenario: Who acts for the group
      Given Luo Qiubai is signed in
      When Luo Qiubai looks at the authorisations of the company
      Then the authorisations that Luo Qiubai sees are
        | 温以宁 of 西北采购中心 valid: Order financing, Supply-chain bills |
        | 梁叙白 of 装备制造事业部 valid: Receivable credits, Receivables financing |
        | 岑若溪 of 总装分厂 not-yet: Receivable credits |
        | 段青崖 of 铸锻分厂 expired: Receivable credits |
        | 温以宁 of 西北采购中心兰台站 withdrawn: Order financing |

    Scenario: One begins on its first day
      Given Luo Qiubai is signed in
      When 12 days are over for Luo Qiubai
      And Luo Qiubai looks at the authorisations of the company
      Then the authorisations that Luo Qiubai sees are
        | 岑若溪 of 总装分厂 valid: Receivable credits |
        | 温以宁 of 西北采购中心 valid: Order financing, Supply-chain bills |
        | 梁叙白 of 装备制造事业部 valid: Receivable credits, Receivables financing |
        | 段青崖 of 铸锻分厂 expired: Receivable credits |
        | 温以宁 of 西北采购中心兰台站 withdrawn: Order financing |

  @extension
  Rule: Two people give an authorisation, and two withdraw it

    Scenario: One is given
      Given Luo Qiubai is signed in
      And Song Beichen is signed in
      When Luo Qiubai authorises "方知雨" of "财务共享中心" for "CREDIT" from today for 365 days
      Then "方知雨 waiting" waits among the authorisations of Luo Qiubai
      When Song Beichen confirms the authorisation of "方知雨"
      Then the newest authorisation that Song Beichen sees is "方知雨 of 财务共享中心 valid: Receivable credits"

    @wire
    Scenario: Who proposes does not confirm
      Given Luo Qiubai is signed in
      When Luo Qiubai authorises "方知雨" of "财务共享中心" for "CREDIT" from today for 365 days
      Then Luo Qiubai may not confirm the authorisation of "方知雨"

    @wire
    Scenario: One is withdrawn
      Given Luo Qiubai is signed in
      And Song Beichen is signed in
      When Luo Qiubai withdraws the authorisation of "梁叙白"
      And Song Beichen confirms the authorisation of "梁叙白"
      Then "梁叙白" may no longer act for the company of Song Beichen
