@extension
Feature: Paying a payroll by a credit
  A core enterprise pays the wages of a project through a labour company. The people and their numbers come from a sheet.
  They are seen by those who make, approve or accept the payroll, with masked numbers.

  Background:
    Given Luo Qiubai, Shen Nanzhi, Song Beichen, Tang Yishan and Zhou Siyuan are at work

  @wire
  Scenario: A payroll becomes one credit to the labour company, which sees whose wages it pays
    When Luo Qiubai reads the payroll:
      | 姓名 | 身份证号           | 银行卡号            | 金额（元） |
      | 工一 | 990000198102020017 | 6228480000000000018 | 6,500.00   |
      | 工二 | 99000019820303002X | 6228480000000000026 | 7000.50    |
    Then the payroll is kept as "2 people, 13500.50"
    When Luo Qiubai issues 13500.50 to "重庆筑禾" for the payroll of "滨江站"
    Then the payroll of what waits is shown to Shen Nanzhi as "滨江站: 2 people, 13500.50; 990************017; 622848*********0018"
    When Shen Nanzhi approves what waits
    And Song Beichen approves what waits
    Then Tang Yishan has to accept "13500.50 from 启衡重工集团股份有限公司"
    And the payroll of what came is shown to Tang Yishan as "滨江站: 2 people, 13500.50; 990************017; 622848*********0018"

  @wire
  Scenario: The complete numbers of one person are shown on request
    When Luo Qiubai reads the payroll:
      | 姓名 | 身份证号           | 银行卡号            | 金额（元） |
      | 工一 | 990000198102020017 | 6228480000000000018 | 6500       |
      | 工二 | 99000019820303002X | 6228480000000000026 | 6500       |
    And Luo Qiubai issues 13000.00 to "重庆筑禾" for the payroll of "滨江站"
    When Shen Nanzhi asks for the numbers of person 2 of what waits, which are "99000019820303002X; 6228480000000000026"

  Scenario: Errors in a sheet are reported by row and column, and nothing is stored
    When Luo Qiubai reads the payroll:
      | 姓名 | 身份证号           | 银行卡号            | 金额（元）  |
      | 工一 | 990000198102020017 | 6228480000000000018 | 6500        |
      | 工二 | 990000198203030021 | 6228480000000000027 | 0           |
      | 工三 | 990000198102020017 | 6228480000000000034 | 1e3         |
      | 工四 | 990000198304040032 | 6228480000000000018 | 12345678901 |
    Then the payroll is not kept, and is told to be wrong in:
      | 3 | ID number    | The last character of the ID number is wrong: check each digit |
      | 3 | Card number  | The last digit of the card number is wrong: check each digit   |
      | 3 | Amount (CNY) | The amount must be above 0                                     |
      | 4 | ID number    | The same person as in row 2: merge the rows or remove one      |
      | 4 | Amount (CNY) | Not an amount: enter a number such as 6500.00                  |
      | 5 | Card number  | The same card as in row 2: wages go to the worker’s own card   |
      | 5 | Amount (CNY) | At most 1,000,000.00 per person a month: check the amount      |

  Scenario: The amount is the sum of the list
    When Luo Qiubai reads the payroll:
      | 姓名 | 身份证号           | 银行卡号            | 金额（元） |
      | 工一 | 990000198102020017 | 6228480000000000018 | 6500       |
    Then Luo Qiubai cannot issue 6500.01 to "重庆筑禾" for the payroll of "滨江站":
      | 1 person on the payroll, ¥6,500.00 in all, which does not match the amount of ¥6,500.01 |
    When Luo Qiubai issues 6500.00 to "重庆筑禾" for the payroll of "滨江站"

  Scenario: An approver is told that another payroll pays the same people for the same month
    When Luo Qiubai reads the payroll:
      | 姓名 | 身份证号           | 银行卡号            | 金额（元） |
      | 工一 | 990000198102020017 | 6228480000000000018 | 6500       |
      | 工二 | 99000019820303002X | 6228480000000000026 | 6500       |
    And Luo Qiubai issues 13000.00 to "重庆筑禾" for the payroll of "滨江站"
    And Luo Qiubai reads the payroll:
      | 姓名 | 身份证号           | 银行卡号            | 金额（元） |
      | 工二 | 99000019820303002X | 6228480000000000026 | 6500       |
    And Luo Qiubai issues 6500.00 to "重庆筑禾" for the payroll of "滨江站"
    Then the approval of what waits tells Shen Nanzhi that 1 of them is already on the payroll of GF

  Rule: The labour company finances the credit with the evidence of its payroll

    Background:
      Given Ji Yuanzhou is at work
      When Luo Qiubai reads the payroll:
        | 姓名 | 身份证号           | 银行卡号            | 金额（元） |
        | 工一 | 990000198102020017 | 6228480000000000018 | 6500       |
      And Luo Qiubai issues 6500.00 to "重庆筑禾" for the payroll of "滨江站"
      And Shen Nanzhi approves what waits
      And Song Beichen approves what waits
      And Tang Yishan accepts what came
      And Ji Yuanzhou approves what waits

    Scenario: A package of labourers is started from the credit, completed and submitted
      When Tang Yishan begins the evidence of the newest credit, which is "labourer 6500.00"
      And Tang Yishan turns to labourer rights
      And Tang Yishan opens the package
      And Tang Yishan uploads a pdf file "授权书.pdf" of 10 KB as "融资申请授权书"
      And Tang Yishan uploads a pdf file "清单.pdf" of 10 KB as "农民工工资代发清单"
      And Tang Yishan gives the contract of the package for 6500.00
      And Tang Yishan submits the package
      Then the package is with the platform
      And the newest credit of Tang Yishan leads to "/credit/labourer/finance-data/detail"
      And Tang Yishan can begin no evidence of the newest credit

    Scenario: The credit is not offered to packages of credits
      Given Tang Yishan turns to receivable credits
      Then the newest credit of Tang Yishan is not among what can be chosen

    Scenario: A credit that pays no wages is offered to packages of credits
      Given Luo Qiubai has issued 7000.00 to "重庆筑禾" due in 4 months
      And Shen Nanzhi approves what waits
      And Song Beichen approves what waits
      And Tang Yishan accepts what came
      And Ji Yuanzhou approves what waits
      And Tang Yishan turns to receivable credits
      Then the newest credit of Tang Yishan is among what can be chosen
      And Tang Yishan can begin no evidence of the newest credit
