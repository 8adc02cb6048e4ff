Feature: What stands behind a business and an invoice can be looked at
  A business comes from a purchase order, and its invoices come by post or by wire. Both are shown where their numbers
  stand, with `--` for what nobody has said.

  Background:
    Given Zhou Siyuan is signed in

  Rule: The order behind a business

    Scenario: Of a credit in a package, with all its parts
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      When Zhou Siyuan looks at the order behind "RX6101-2026-00871" in the package
      Then the order shows "Order", "Payment" and "Repayment"
      And its "Order amount" is "420000.00"
      And its "Memo" is empty

    Scenario: Its account number is masked until it is noted who looked
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      When Zhou Siyuan looks at the order behind "RX6101-2026-00871" in the package
      Then the order's account number shows as "330501**********0871"
      When Zhou Siyuan asks for the order's account number
      Then the order's account number shows as "33050161000000000871"
      And its history tells that Zhou Siyuan, "周思远", viewed the account number

    Scenario: Of what may be chosen, nobody could note it
      When Zhou Siyuan looks at the order behind "RX6101-2026-00871"
      Then the order's account number shows as "330501**********0871"
      And it cannot be asked for

    Scenario Outline: Of <what>, whatever product it is financed by
      Given <who> is signed in
      And <who> turns to <product>
      When <who> looks at the order behind "<number>"
      Then <who> is shown an order of "<goods>" with "<core>" for "<amount>"

      Examples:
        | what         | who         | product         | number                         | goods          | core         | amount     |
        | a receivable | Zhou Siyuan | receivables     | YK6101-2026-00012              | 变频电机、减速机 | 启衡重工集团股份有限公司 | 2107000.00 |
        | a bill       | Zhou Siyuan | bills           | 531029900001720261012000170122 | 中厚板、型钢   | 启衡重工集团股份有限公司 | 800000.00  |
        | a payroll    | Tang Yishan | labourer rights | DF-2026GZ-00012                | 主体结构劳务   | 北屿建设工程集团有限公司 | 604110.00  |

    Scenario: Of another company's receivable, nothing is shown
      Given Luo Qiubai is signed in
      And Luo Qiubai turns to receivables
      When Luo Qiubai looks at the order behind "YK6101-2026-00012"
      Then Luo Qiubai is shown no order

    @wire
    Scenario: Nobody knows of one
      When Zhou Siyuan looks at the order behind "RX6101-2026-99999"
      Then no order is found

  Rule: A contract is filled in from the order, value by value, by whoever decides so

    Background:
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      And Zhou Siyuan has uploaded a contract

    @wire
    Scenario: Both values are shown, and what is taken stands in the contract
      Given Zhou Siyuan gives the contract the number "A1"
      When Zhou Siyuan looks up the orders for the contract
      Then of "RX6101-2026-00871" the contract's number "A1" stands beside "QH2026A871" of the order
      And of "RX6101-2026-00871" the contract's amount "" stands beside "420000.00" of the order
      When Zhou Siyuan takes the amount of the order of "RX6101-2026-00871"
      Then Zhou Siyuan sees the contract "A1" for ¥420,000.00
      When Zhou Siyuan takes the number of the order of "RX6101-2026-00871"
      Then Zhou Siyuan sees the contract "QH2026A871" for ¥420,000.00

    Scenario: What nobody takes stays as it was
      Given Zhou Siyuan gives the contract the number "A1"
      When Zhou Siyuan looks up the orders for the contract
      Then Zhou Siyuan sees the contract "A1" for ¥

  Rule: An invoice on its way

    @wire
    Scenario Outline: An invoice that is <state>
      When Zhou Siyuan looks at the journey of an invoice that is <state>
      Then it stands at "<step>"

      Examples:
        | state     | step      |
        | made      | invoiced  |
        | made anew | invoicing |
