@extension
Feature: Holdings of internal organisations
  A group allocates the credits that it holds to its internal organisations, and has them back. The people of an
  organisation see what it has, and nothing else.

  Background:
    Given Tang Yishan is at work

  Rule: An operator allocates holdings to organisations, and every change is notified

    @wire
    Scenario: A holding is allocated, listed with its organisation, and handed back
      Given Mo Yunchi is at work
      When Tang Yishan allocates the first free holding to "设备管理中心"
      Then the allocation is done
      And for Tang Yishan "设备管理中心" has 1 holding
      And the newest allocation of the first holding of "设备管理中心" reads for Tang Yishan "allocated: 设备管理中心, by 唐亦山"
      When Tang Yishan hands the first holding of "设备管理中心" back
      Then the allocation is done
      And for Tang Yishan "设备管理中心" has 0 holdings

    Scenario: The holdings of an organisation include those of the organisations below it
      Then the list of holdings offers Tang Yishan the organisations
        | 江北项目部          |
        | -江北项目部钢筋班组 |
        | 两江项目部          |
        | 设备管理中心        |
        | 南岸项目部          |
      And for Tang Yishan "江北项目部" has 3 holdings
      And for Tang Yishan "江北项目部钢筋班组" has 1 holding
      And 17 holdings of Tang Yishan are not allocated

    Scenario: Nothing can be allocated to a stopped organisation
      When Tang Yishan allocates the first free holding to "南岸项目部"
      Then the allocation is refused: "This internal organisation is no longer in use. Nothing was changed. Please choose another one."
      And 17 holdings of Tang Yishan are not allocated

    Scenario Outline: <who> <may> allocate
      Given <who> is at work
      Then <who> <may> allocate

      Examples:
        | who         | may     |
        | Tang Yishan | may     |
        | Ji Yuanzhou | may not |
        | Mo Yunchi   | may not |
        | Zhou Siyuan | may not |

    Scenario: A company without internal organisations is shown no allocation
      Given Zhou Siyuan is at work
      Then the list of holdings offers Zhou Siyuan no organisations

  Rule: Members of an organisation see only its holdings

    @wire
    Scenario: Lists, figures and ledger of an organisation agree, and follow the allocation
      Given Mo Yunchi is at work
      Then the list of holdings offers Mo Yunchi the organisations
        | 江北项目部          |
        | -江北项目部钢筋班组 |
      And list, overview and ledger of Mo Yunchi all say 58800.00
      When Tang Yishan hands the first holding of "江北项目部钢筋班组" back
      Then list, overview and ledger of Mo Yunchi all say 38200.00

    Scenario Outline: The packages of the company are not open to the people of an organisation
      Given <who> is at work
      Then the home page shows <who> <which> packages of the company

      Examples:
        | who         | which |
        | Tang Yishan | the   |
        | Ji Yuanzhou | the   |
        | Mo Yunchi   | no    |
